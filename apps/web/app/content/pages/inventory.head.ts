import { paths } from '../../config/paths'
import type { PageHead } from '../model'

export const inventoryHead: PageHead = {
  path: paths.inventory,
  title: 'The inventory',
  headTitle: 'The LPI, a five-dimension personality inventory',
  description:
    'What the LPI measures, how it is taken and how to read a profile: a personality inventory with five dimensions, explained with a sample.',
}

/** The way from home to the inventory's own pages. */
export const underInventory = [{ title: inventoryHead.title, path: inventoryHead.path }] as const
