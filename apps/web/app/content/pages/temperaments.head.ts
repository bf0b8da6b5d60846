import { paths } from '../../config/paths'
import type { PageHead } from '../model'
import { underInventory } from './inventory.head'

export const temperamentsHead: PageHead = {
  path: paths.temperaments,
  title: 'Temperaments compared',
  description:
    'The four classical temperaments beside the five dimensions of the inventory: a comparison table of what they share and where they part.',
  parents: underInventory,
}
