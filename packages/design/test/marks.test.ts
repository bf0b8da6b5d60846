import { expect, it } from 'vitest'
import { brandMarkSvg, dimensions, emblem } from '../src/index.ts'

it('gives the five emblems different shapes', () => {
  expect(new Set(dimensions.map((dimension) => emblem(dimension).wedge)).size).toBe(5)
})

it('hides the brand mark, which is decoration, from screen readers', () => {
  expect(brandMarkSvg({ ink: '#000', fill: '#111' })).toContain('aria-hidden="true"')
})
