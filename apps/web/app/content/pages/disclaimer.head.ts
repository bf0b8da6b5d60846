import { paths } from '../../config/paths'
import type { PageHead } from '../model'

export const disclaimerHead: PageHead = {
  path: paths.disclaimer,
  title: 'Disclaimer',
  description:
    'What a personality profile, a career test or an EQ measure can tell you and what it cannot, and what we answer for on this site.',
}
