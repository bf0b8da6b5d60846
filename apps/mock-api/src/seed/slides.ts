import type { Dimension } from '@shop/design'

export interface SeedSlide {
  readonly id: number
  readonly title: string
  readonly text: string
  readonly image: string
  readonly link: string
  readonly linkLabel: string
  readonly hue: Dimension
  readonly drawing: 'profile' | 'team' | 'paths'
}

export const slides: readonly SeedSlide[] = [
  {
    id: 1,
    title: 'A report about you',
    image: 'slide-profile.svg',
    hue: 'openness',
    drawing: 'profile',
    text: 'Eighteen pages in plain words, with questions to think about.',
    link: '/product/detail/1',
    linkLabel: 'See the profile',
  },
  {
    id: 2,
    title: 'A team is more than its average',
    image: 'slide-team.svg',
    hue: 'relational',
    drawing: 'team',
    text: 'Compare the profiles of a team, and see what is missing.',
    link: '/product/detail/4',
    linkLabel: 'Profile a team',
  },
  {
    id: 3,
    title: 'What next?',
    image: 'slide-career.svg',
    hue: 'decisive',
    drawing: 'paths',
    text: 'The career test matches who you are with what people do all day.',
    link: '/product/detail/6',
    linkLabel: 'Take the career test',
  },
]
