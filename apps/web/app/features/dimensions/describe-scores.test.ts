import { expect, it } from 'vitest'
import { pairText } from './describe-scores'
import { gapsOf } from './team-radar'

it('describes the pair of the two highest scores', () => {
  expect(pairText([82, 46, 70, 90, 58])).toBe(
    'Openness and Relational: Thinks aloud, in company, and likes new ground.',
  )
  expect(pairText([0, 0, 0, 61, 100])).toBe(
    'Relational and Decisive: Takes people along and gets things moving.',
  )
})

it('describes no pair unless two scores are high', () => {
  expect(pairText([60, 60, 60, 60, 100])).toBe('No two corners stand out.')
})

it('says on which dimensions no one of a team is high', () => {
  expect(
    gapsOf([
      [90, 10, 10, 10, 60],
      [10, 90, 90, 90, 10],
    ]),
  ).toBe('No one here is high on Decisive.')
  expect(gapsOf([[90, 10, 10, 90, 60]])).toBe(
    'No one here is high on Neutral, Analytical or Decisive.',
  )
  expect(gapsOf([[90, 90, 90, 90, 90]])).toBe('Someone here is high on each dimension.')
  expect(gapsOf([])).toBe('No one is shown. Switch someone on.')
})
