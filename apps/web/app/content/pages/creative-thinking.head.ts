import { paths } from '../../config/paths'
import type { PageHead } from '../model'
import { underInventory } from './inventory.head'

export const creativeThinkingHead: PageHead = {
  path: paths.creativeThinking,
  title: 'Creative thinking',
  description:
    'Open up, then choose: how creative thinking works in two movements, what helps and hinders it, and how each of the five dimensions takes part.',
  parents: underInventory,
}
