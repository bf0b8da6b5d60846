import type { Dimension } from '@shop/design'

/** Apart from the other texts, which the first load of the home page does not need. */
export const dimensionNames: Readonly<
  Record<Dimension, Readonly<Record<'name' | 'short', string>>>
> = {
  openness: {
    name: 'Openness',
    short: 'The pull towards new ideas, places and ways of doing things.',
  },
  neutral: { name: 'Neutral', short: 'An even temper, and ease in the middle of a disagreement.' },
  analytical: {
    name: 'Analytical',
    short: 'The wish to take things apart, order them and get them exactly right.',
  },
  relational: {
    name: 'Relational',
    short: 'Warmth towards others, and the energy that comes from being with them.',
  },
  decisive: {
    name: 'Decisive',
    short: 'The drive to settle a matter, take charge of it and see it done.',
  },
}
