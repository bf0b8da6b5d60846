import { expect, it } from 'vitest'
import { brandMarkSvg, corner, dimensions, emblem, pentagonPath, radarPath } from '../src/index.ts'

const circle = { cx: 50, cy: 50, r: 40 }

it('renders the pentagon with one corner up', () => {
  expect(corner(circle, 0)).toEqual({ x: 50, y: 10 })
  expect(pentagonPath(circle).match(/[ML]/g)).toHaveLength(5)
})

it('rounds coordinates to tenths, since each digit makes the pages larger', () => {
  expect(corner(circle, 1)).toEqual({ x: 88, y: 37.6 })
})

it('puts a full score on the rim and a zero score at the centre', () => {
  expect(radarPath(circle, [1, 1, 1, 1, 1])).toBe(pentagonPath(circle))
  expect(radarPath(circle, [0, 0, 0, 0, 0])).toBe('M50 50L50 50L50 50L50 50L50 50Z')
})

it('clamps scores outside of the scale', () => {
  expect(radarPath(circle, [7, 1, 1, 1, 1])).toBe(pentagonPath(circle))
  expect(radarPath(circle, [-7, 0, 0, 0, 0])).toBe('M50 50L50 50L50 50L50 50L50 50Z')
})

it('gives the five emblems different shapes', () => {
  expect(new Set(dimensions.map((dimension) => emblem(dimension).wedge)).size).toBe(5)
})

it('hides the brand mark, which is decoration, from screen readers', () => {
  expect(brandMarkSvg({ ink: '#000', fill: '#111' })).toContain('aria-hidden="true"')
})
