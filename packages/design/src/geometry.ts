/** A point in SVG coordinates: y grows downwards. */
interface Point {
  readonly x: number
  readonly y: number
}

interface Circle {
  readonly cx: number
  readonly cy: number
  readonly r: number
}

/**
 * To a tenth of a unit, which is less than a tenth of a pixel in most pictures: more digits make
 * the pages larger.
 */
const round = (value: number) => Math.round(value * 10) / 10

/**
 * The corner `index` of a regular polygon in a circle: 0 is at the top, then clockwise. `reach`
 * scales the radius.
 */
export const corner = ({ cx, cy, r }: Circle, index: number, sides = 5, reach = 1): Point => {
  const angle = (index / sides) * 2 * Math.PI - Math.PI / 2
  return { x: round(cx + r * reach * Math.cos(angle)), y: round(cy + r * reach * Math.sin(angle)) }
}

export const polygonPath = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`

/** SVG path data of the brand's pentagon: one corner up. */
export const pentagonPath = (circle: Circle): string =>
  polygonPath(Array.from({ length: 5 }, (_, index) => corner(circle, index)))

/**
 * SVG path data of a radar plot's outline: one corner per score, each between 0 (centre) and 1
 * (rim).
 */
export const radarPath = (circle: Circle, scores: readonly number[]): string =>
  polygonPath(scores.map((score, index) => corner(circle, index, scores.length, score)))

/** SVG path data of the lines from the centre to each corner. */
export const spokesPath = (circle: Circle, sides = 5): string =>
  Array.from({ length: sides }, (_, index) => {
    const { x, y } = corner(circle, index, sides)
    return `M${circle.cx} ${circle.cy}L${x} ${y}`
  }).join('')
