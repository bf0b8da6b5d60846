import { paths } from '../../config/paths'
import type { ContentPageData } from '../model'

export const trainersPage: ContentPageData = {
  path: paths.trainers,
  title: 'Licensed LPI trainers',
  description:
    'Everyone who is licensed to teach with the LPI personality inventory, with the certification that each of them holds.',
  lead: 'A licence says that someone has learnt to teach with the inventory and to explain its reports. These are the people who hold one.',
  sections: [],
  next: [
    {
      title: 'Book a workshop',
      text: 'Three topics, at your place or at one that we arrange.',
      link: { to: paths.services, text: 'See the workshops' },
    },
    {
      title: 'Become a trainer',
      text: 'Ask us when and where the next course for trainers takes place.',
      link: { to: paths.contact, text: 'Get in touch' },
    },
    {
      title: 'Publications',
      text: 'Papers, guides and theses related to the inventory.',
      link: { to: paths.publications, text: 'See the publications' },
    },
  ],
}
