import { paths } from '../../config/paths'
import type { ContentPageData } from '../model'
import { publicationsHead } from './publications.head'

export const publicationsPage: ContentPageData = {
  ...publicationsHead,
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
      to: paths.inventory,
    },
    {
      title: 'Statistical Data Processing',
      text: 'Help for students and researchers who have data of their own.',
      to: paths.services,
    },
    {
      title: 'Books and ebooks',
      text: 'Longer reading, on paper or on screen.',
      to: paths.category(),
    },
  ],
}
