import type { Seed } from './seed-schema.ts'

export const slides: Seed['slides'] = [
  {
    id: 1,
    title: 'A report about you',
    image: 'slide-profile.svg',
    text: 'Eighteen pages in plain words, with questions to think about.',
    link: '/product/detail/1',
    link_label: 'See the profile',
  },
  {
    id: 2,
    title: 'A team is more than its average',
    image: 'slide-team.svg',
    text: 'Compare the profiles of a team, and see what is missing.',
    link: '/product/detail/4',
    link_label: 'Profile a team',
  },
  {
    id: 3,
    title: 'What next?',
    image: 'slide-career.svg',
    text: 'The career test matches who you are with what people do all day.',
    link: '/product/detail/6',
    link_label: 'Take the career test',
  },
]
