import { paths } from '../../config/paths'
import type { ContentPageData } from '../model'
import { trainersHead } from './trainers.head'

export const trainersPage: ContentPageData = {
  ...trainersHead,
  lead: 'A licence says that someone has learnt to teach with the inventory and to explain its reports. These are the people who hold one.',
  sections: [],
  next: [
    {
      title: 'Book a workshop',
      text: 'Three topics, at your place or at one that we arrange.',
      to: paths.services,
    },
    {
      title: 'Become a trainer',
      text: 'Ask us when and where the next course for trainers takes place.',
      to: paths.contact,
    },
    {
      title: 'Publications',
      text: 'Papers, guides and theses related to the inventory.',
      to: paths.publications,
    },
  ],
}
