import { paths } from '../../config/paths'
import type { PageHead } from '../model'

export const supportHead: PageHead = {
  path: paths.support,
  title: 'Support',
  headTitle: 'Support: answers about orders, tests and accounts',
  description:
    'Answers about ordering, paying, delivery, ebooks, test access, refunds and accounts, and how to reach a person when the answer is not here.',
}
