import type { Dimension } from '@shop/design'

interface DimensionText {
  readonly dimension: Dimension
  readonly name: string
  /** The question that it answers about a person. */
  readonly question: string
  /** One sentence. */
  readonly short: string
  /** The two ends of the scale, low and high, in a few words each. */
  readonly ends: readonly [low: string, high: string]
  readonly high: string
  readonly low: string
  readonly atWork: string
  /** For the reader to put to themselves. */
  readonly askYourself: string
}

/** The five dimensions in their order (requirements §1), in words that every page shares. */
export const dimensionTexts: readonly DimensionText[] = [
  {
    dimension: 'openness',
    name: 'Openness',
    question: 'How do you meet what is new?',
    short: 'The pull towards new ideas, places and ways of doing things.',
    ends: ['Keeps to what works', 'Drawn to the new'],
    high: 'Curious, quick to imagine, ready to try. May leave the tried and tested too soon.',
    low: 'Loyal to what works, practical, hard to dazzle. May wait for proof that comes late.',
    atWork: 'Asks “what if?” and keeps the door open for ideas that are not finished.',
    askYourself: 'When did I last change my mind, and what did it take?',
  },
  {
    dimension: 'neutral',
    name: 'Neutral',
    question: 'How evenly do you hold your ground?',
    short: 'Evenness of temper, and the ease of standing between two sides.',
    ends: ['Stirred, and shows it', 'Even, between the sides'],
    high: 'Calm, fair, slow to take sides, good company in a storm. May keep quiet for the sake of peace.',
    low: 'Stirred by things and seen to be. Says at once where it hurts. May tire others and themselves.',
    atWork: 'Steadies a meeting and hears out both sides before anything is settled.',
    askYourself: 'When I say that I take no side, is that so, or is it easier?',
  },
  {
    dimension: 'analytical',
    name: 'Analytical',
    question: 'How do you come to a conclusion?',
    short: 'The wish to take things apart, order them and get them exactly right.',
    ends: ['Sees the whole', 'Sees the parts'],
    high: 'Thorough, logical, careful with facts. May go on weighing when it is time to move.',
    low: 'Trusts the overall impression and is at ease with a rough answer. May miss the detail that matters.',
    atWork: 'Finds the flaw in the plan while it is still a plan.',
    askYourself: 'What would be good enough here, and who decides that?',
  },
  {
    dimension: 'relational',
    name: 'Relational',
    question: 'What do other people mean to you?',
    short: 'Warmth towards others, and the energy that comes from being with them.',
    ends: ['Content alone', 'Drawn to people'],
    high: 'Friendly, sympathetic, quick to connect. May find it hard to say no.',
    low: 'Content alone, measured in company, not easily swayed. May seem further away than they are.',
    atWork: 'Knows how everyone is, and why the talk went wrong.',
    askYourself: 'Do I want this, or do I want them to like me for it?',
  },
  {
    dimension: 'decisive',
    name: 'Decisive',
    question: 'What do you do when it is time to act?',
    short: 'The drive to settle a matter, take charge of it and see it done.',
    ends: ['Lets it ripen', 'Settles it'],
    high: 'Direct, determined, at ease with responsibility. May settle things before others have spoken.',
    low: 'Considerate, patient, happy to let others lead. May put off what is better done today.',
    atWork: 'Turns a discussion into a next step, with a name and a date.',
    askYourself: 'What would I learn by waiting until tomorrow?',
  },
]
