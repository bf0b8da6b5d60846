import { paths } from '../../config/paths'
import type { PageHead } from '../model'
import { underInventory } from './inventory.head'

export const applicationsHead: PageHead = {
  path: paths.applications,
  title: 'Applications',
  headTitle: 'Applications of the inventory',
  description:
    'Where a five-dimension profile is of use: in organisations, schools and universities, in guidance and counselling, in research, and for yourself.',
  parents: underInventory,
}
