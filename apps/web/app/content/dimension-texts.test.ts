import { expect, it } from 'vitest'
import { bandOf } from './dimension-texts'

it.each([
  [0, 'low'],
  [39, 'low'],
  [40, 'middle'],
  [60, 'middle'],
  [61, 'high'],
  [100, 'high'],
])('a score of %i is %s', (score, band) => {
  expect(bandOf(score)).toBe(band)
})
