import { expect, it } from 'vitest'
import { brandMarkSvg, corner, dimensions, emblem, emblemSvg, pentagonPath, radarPath } from '../src/index.ts'

const circle = { cx: 50, cy: 50, r: 40 }

it('draws the pentagon with one corner up', () => {
  expect(corner(circle, 0)).toEqual({ x: 50, y: 10 })
  expect(pentagonPath(circle).match(/[ML]/g)).toHaveLength(5)
})

it('draws a full score on the rim and none at the centre', () => {
  expect(radarPath(circle, [1, 1, 1, 1, 1])).toBe(pentagonPath(circle))
  expect(radarPath(circle, [0, 0, 0, 0, 0])).toBe('M50 50L50 50L50 50L50 50L50 50Z')
})

it('keeps scores outside of the scale inside of the plot', () => {
  expect(radarPath(circle, [7, 1, 1, 1, 1])).toBe(pentagonPath(circle))
  expect(radarPath(circle, [-7, 0, 0, 0, 0])).toBe('M50 50L50 50L50 50L50 50L50 50Z')
})

it('tells the five emblems apart by their shape alone', () => {
  expect(new Set(dimensions.map((dimension) => emblem(dimension).wedge)).size).toBe(5)
})

it('names the brand mark for those who cannot see it, and hides it where it is decoration', () => {
  expect(brandMarkSvg({ ink: '#000', fill: '#111', title: 'Tests & books' })).toContain(
    'aria-label="Tests &amp; books"',
  )
  expect(brandMarkSvg({ ink: '#000', fill: '#111' })).toContain('aria-hidden="true"')
  expect(emblemSvg('openness', { colour: '#865400' })).toContain('aria-hidden="true"')
})
