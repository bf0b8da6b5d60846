import { paths } from '../../config/paths'
import { builtSite } from '../../config/site'
import type { PageHead } from '../model'
import { underInventory } from './inventory.head'

const { name } = builtSite.author

export const authorHead: PageHead = {
  path: paths.author,
  title: name || 'The author',
  headTitle: name ? `${name}, author of the inventory` : 'The author of the inventory',
  description:
    'The author of the five-dimension personality inventory: what the work is, what guides it, and where to read more of it.',
  parents: underInventory,
}
