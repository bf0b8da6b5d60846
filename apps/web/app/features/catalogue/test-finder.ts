import type { Test } from '../../config/parse-site'

export const finderQuestions = {
  who: {
    title: 'Who will take it?',
    answers: { me: 'Me', child: 'My child', team: 'My team', class: 'My class' },
  },
  for: {
    title: 'What for?',
    answers: {
      self: 'Self-knowledge',
      career: 'Choosing a career',
      feelings: 'Handling feelings',
      together: 'Working together',
    },
  },
  time: {
    title: 'How long may it take?',
    answers: { any: 'As long as it needs', 30: 'About half an hour', 15: 'About 15 minutes' },
  },
} as const

export type FinderQuestion = keyof typeof finderQuestions

/** An empty string is no answer yet. */
export type FinderAnswers = Readonly<Record<FinderQuestion, string>>

/** Parses the query of a page, or the form; unknown values are no answers. */
export const parseFinderAnswers = (query: URLSearchParams | FormData): FinderAnswers => {
  const answerTo = (name: FinderQuestion) => {
    const value = String(query.get(name))
    return Object.hasOwn(finderQuestions[name].answers, value) ? value : ''
  }
  return { who: answerTo('who'), for: answerTo('for'), time: answerTo('time') || 'any' }
}

/** How much longer than asked a test may take. */
const TOLERANCE_MINUTES = 5

const fitOf = (test: Test, { who, for: purpose, time }: FinderAnswers) => {
  const isForPerson = test.who.includes(who)
  const isForPurpose = test.purposes.includes(purpose)
  const isInTime = time === 'any' || test.minutes <= Number(time) + TOLERANCE_MINUTES
  // The person matters more than the purpose, and the purpose more than the time.
  const score = (isForPerson ? 4 : 0) + (isForPurpose ? 2 : 0) + (isInTime ? 1 : 0)
  return { test, isForPerson, isForPurpose, isInTime, score }
}

type Fit = ReturnType<typeof fitOf>

/** Sentences that say why a test was found, or why only it. */
const reasonsFor = ({ test, isForPerson, isForPurpose, isInTime }: Fit, answers: FinderAnswers) => {
  // A test for one person tells only that person about working together.
  const isForOthersToo = answers.for !== 'together' || ['team', 'class'].includes(answers.who)
  const isExact = isForPerson && isForPurpose && isForOthersToo
  return [
    ...(isExact ? [] : ['None of our tests is for exactly that, but this one comes close.']),
    test.why,
    ...(isInTime ? [] : [`It takes ${test.minutes} minutes, longer than you chose.`]),
  ]
}

/**
 * The test that fits the answers best, of equals the first of the list, and sentences that say why.
 * Undefined until who and what for are known.
 *
 * @param tests those that the shop sells
 */
export const findTest = (tests: readonly Test[], answers: FinderAnswers) => {
  if (!answers.who || !answers.for) return undefined
  const [best] = tests.map((test) => fitOf(test, answers)).toSorted((a, b) => b.score - a.score)
  return best && { test: best.test, reasons: reasonsFor(best, answers) }
}
