import { paths } from '../../config/paths'
import type { PageHead } from '../model'

export const privacyHead: PageHead = {
  path: paths.privacy,
  title: 'Privacy Policy',
  description:
    'Which personal data this shop collects, what stays on your device, who else sees it, how long it is kept, and how to see, correct or erase it.',
}
