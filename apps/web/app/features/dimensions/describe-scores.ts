import { type Dimension, dimensions } from '@shop/design'
import { dimensionNames } from './dimension-names'
import { bandOf, dimensionTexts } from './dimension-texts'

/**
 * How two high corners often look together. The first dimension of a pair is the earlier one in
 * their order.
 */
const pairTexts: Readonly<Record<Dimension, Partial<Record<Dimension, string>>>> = {
  openness: {
    neutral: 'Looks at new ideas without haste, and without taking sides.',
    analytical: 'Invents something, then takes it apart to see whether it holds.',
    relational: 'Thinks aloud, in company, and likes new ground.',
    decisive: 'Sees what could be, and starts on it the same day.',
  },
  neutral: {
    analytical: 'Weighs both sides coolly. Hard to hurry into an answer.',
    relational: 'Both sides of a quarrel call this person.',
    decisive: 'Settles a matter without raising their voice.',
  },
  analytical: {
    relational: 'Explains with care, and notices who has not followed.',
    decisive: 'Checks the facts once, decides, and stays with it.',
  },
  relational: { decisive: 'Takes people along and gets things moving.' },
  decisive: {},
}

/** What the two highest scores say together. */
export const pairText = (scores: readonly number[]): string => {
  const high = dimensions
    .map((dimension, index) => ({ dimension, index, score: scores[index] ?? 0 }))
    .filter(({ score }) => bandOf(score) === 'high')
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 2)
    .toSorted((one, other) => one.index - other.index)
  const [first, second] = high.map(({ dimension }) => dimension)
  if (!first || !second) return 'No two corners stand out.'
  return (
    `${dimensionNames[first].name} and ${dimensionNames[second].name}: ` +
    `${pairTexts[first][second]}`
  )
}

/** Such as "46, middle. Calm on most days…". */
export const cornerText = (dimension: Dimension, score: number): string =>
  `${score}, ${bandOf(score)}. ${dimensionTexts[dimension][bandOf(score)]}`
