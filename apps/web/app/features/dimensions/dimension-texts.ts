import type { Dimension } from '@shop/design'

/** What high, middle and low scores on the five dimensions (requirements §1) mean. */
export const dimensionTexts: Readonly<
  Record<Dimension, Readonly<Record<'high' | 'middle' | 'low', string>>>
> = {
  openness: {
    high: 'Curious, quick to imagine, ready to try. May leave the tried and tested too soon.',
    middle:
      'Fond of what works, and open to a good reason. Tries the new where it promises something.',
    low: 'Loyal to what works, practical, hard to dazzle. May wait for proof that comes late.',
  },
  neutral: {
    high:
      'Calm, fair, slow to take sides, good company in a storm. May keep quiet for the ' +
      'sake of peace.',
    middle: 'Calm on most days, stirred by what matters. Takes a side once the two are clear.',
    low:
      'Feels things strongly and shows it. Says at once what is wrong. May find calm hard ' +
      'to keep.',
  },
  analytical: {
    high: 'Thorough, logical, careful with facts. May go on weighing when it is time to move.',
    middle: 'Checks what counts and lets the rest go. Wants reasons, though not every one.',
    low:
      'Trusts the overall impression and is at ease with a rough answer. May miss the ' +
      'detail that matters.',
  },
  relational: {
    high: 'Friendly, sympathetic, quick to connect. May find it hard to say no.',
    middle: 'Enjoys company and an evening alone. Warm, with limits that others can see.',
    low:
      'Content alone, measured in company, not easily swayed. May seem further away than ' +
      'they are.',
  },
  decisive: {
    high:
      'Direct, determined, at ease with responsibility. May settle things before others ' +
      'have spoken.',
    middle: 'Decides when it is time, waits when it is not. Leads or follows, as the matter asks.',
    low: 'Considerate, patient, happy to let others lead. May put off what is better done today.',
  },
}

/** @param score 0 to 100; 40 to 60 is the middle of a scale */
export const bandOf = (score: number): 'low' | 'middle' | 'high' => {
  if (score < 40) return 'low'
  return score > 60 ? 'high' : 'middle'
}
