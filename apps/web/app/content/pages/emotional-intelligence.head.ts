import { paths } from '../../config/paths'
import type { PageHead } from '../model'
import { underInventory } from './inventory.head'

export const emotionalIntelligenceHead: PageHead = {
  path: paths.emotionalIntelligence,
  title: 'Emotional intelligence',
  description:
    'Noticing, naming, understanding and acting on feelings: what emotional intelligence is, how it differs from personality, and how it is practised.',
  parents: underInventory,
}
