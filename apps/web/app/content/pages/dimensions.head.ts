import { paths } from '../../config/paths'
import type { PageHead } from '../model'
import { underInventory } from './inventory.head'

export const dimensionsHead: PageHead = {
  path: paths.dimensions,
  title: 'The five dimensions',
  description:
    'Openness, Neutral, Analytical, Relational, Decisive: what each dimension of the inventory means, high and low, and what it brings to work.',
  parents: underInventory,
}
