import { paths } from '../../config/paths'
import type { ContentPageData } from '../model'

export const publicationsPage: ContentPageData = {
  path: paths.publications,
  title: 'LPI - Related Publications',
  description:
    'Papers, guides and theses related to the LPI personality inventory: thirteen titles with their authors, most of them to download as PDF.',
  lead: [
    'Thirteen papers, guides and theses related to the inventory. Those who teach with it are listed under ',
    { to: paths.trainers, text: 'Licensed LPI trainers' },
    '.',
  ],
  sections: [],
  next: [
    {
      title: 'The inventory',
      text: 'What it measures, how it is taken and how a profile is read.',
      link: { to: paths.inventory, text: 'Read about the inventory' },
    },
    {
      title: 'Statistical Data Processing',
      text: 'Help for students and researchers who have data of their own.',
      link: { to: paths.services, text: 'See the services' },
    },
    {
      title: 'Books and ebooks',
      text: 'Longer reading, on paper or on screen.',
      link: { to: paths.category(), text: 'Browse the shop' },
    },
  ],
}
