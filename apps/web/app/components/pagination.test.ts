import { expect, it } from 'vitest'
import { pagesToShow } from './pagination'

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 50, [1, 2, null, 50]],
  [25, 50, [1, null, 24, 25, 26, null, 50]],
  [50, 50, [1, null, 49, 50]],
])('shows page %i of %i among the ends and its neighbours', (current, last, shown) => {
  expect(pagesToShow(current, last)).toEqual(shown)
})
