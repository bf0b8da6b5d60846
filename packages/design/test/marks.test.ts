import { expect, it } from 'vitest'
import { brandMarkSvg, corner, dimensions, emblem, pentagonPath } from '../src/index.ts'

const circle = { cx: 50, cy: 50, r: 40 }

it('renders the pentagon with one corner up', () => {
  expect(corner(circle, 0)).toEqual({ x: 50, y: 10 })
  expect(pentagonPath(circle).match(/[ML]/g)).toHaveLength(5)
})

it('gives the five emblems different shapes', () => {
  expect(new Set(dimensions.map((dimension) => emblem(dimension).wedge)).size).toBe(5)
})

it('hides the brand mark, which is decoration, from screen readers', () => {
  expect(brandMarkSvg({ ink: '#000', fill: '#111' })).toContain('aria-hidden="true"')
})
