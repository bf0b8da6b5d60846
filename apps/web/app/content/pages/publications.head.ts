import { paths } from '../../config/paths'
import type { PageHead } from '../model'

export const publicationsHead: PageHead = {
  path: paths.publications,
  title: 'LPI - Related Publications',
  description:
    'Papers, guides and theses related to the LPI personality inventory: thirteen titles with their authors, most of them to download as PDF.',
}
