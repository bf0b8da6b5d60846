import { paths } from '../../config/paths'
import type { PageHead } from '../model'

export const trainersHead: PageHead = {
  path: paths.trainers,
  title: 'Licensed LPI trainers',
  description:
    'Everyone who is licensed to teach with the LPI personality inventory, with the certification that each of them holds.',
}
