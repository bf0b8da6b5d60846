import { expect, it } from 'vitest'
import { bandOf } from './dimension-texts'

it.each([
  [0, 'low'],
  [39, 'low'],
  [40, 'middle'],
  [60, 'middle'],
  [61, 'high'],
  [100, 'high'],
])('reads a score of %i as %s', (score, band) => {
  expect(bandOf(score)).toBe(band)
})
