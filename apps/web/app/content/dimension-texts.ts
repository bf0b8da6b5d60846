import type { Dimension } from '@shop/design'

interface DimensionText {
  readonly name: string
  readonly short: string
  readonly high: string
  readonly low: string
}

/** Texts about the five dimensions (requirements §1) that several pages and documents share. */
export const dimensionTexts: Readonly<Record<Dimension, DimensionText>> = {
  openness: {
    name: 'Openness',
    short: 'The pull towards new ideas, places and ways of doing things.',
    high: 'Curious, quick to imagine, ready to try. May leave the tried and tested too soon.',
    low: 'Loyal to what works, practical, hard to dazzle. May wait for proof that comes late.',
  },
  neutral: {
    name: 'Neutral',
    short: 'Evenness of temper, and being at ease between two sides.',
    high: 'Calm, fair, slow to take sides, good company in a storm. May keep quiet for the sake of peace.',
    low: 'Stirred by things and seen to be. Says at once where it hurts. May tire others and themselves.',
  },
  analytical: {
    name: 'Analytical',
    short: 'The wish to take things apart, order them and get them exactly right.',
    high: 'Thorough, logical, careful with facts. May go on weighing when it is time to move.',
    low: 'Trusts the overall impression and is at ease with a rough answer. May miss the detail that matters.',
  },
  relational: {
    name: 'Relational',
    short: 'Warmth towards others, and the energy that comes from being with them.',
    high: 'Friendly, sympathetic, quick to connect. May find it hard to say no.',
    low: 'Content alone, measured in company, not easily swayed. May seem further away than they are.',
  },
  decisive: {
    name: 'Decisive',
    short: 'The drive to settle a matter, take charge of it and see it done.',
    high: 'Direct, determined, at ease with responsibility. May settle things before others have spoken.',
    low: 'Considerate, patient, happy to let others lead. May put off what is better done today.',
  },
}
