import { paths } from '../../config/paths'
import type { PageHead } from '../model'

export const aboutHead: PageHead = {
  path: paths.about,
  title: 'About Us',
  description:
    'A Malaysian publisher of one personality inventory and of the books, tests and workshops that grew around it. Who we are and how we work.',
}
