import { corner, pentagonPath, radarPath, spokesPath } from './geometry.ts'
import { type Dimension, dimensions } from './tokens.ts'

const frame = { cx: 24, cy: 24, r: 20 }

/** The side of every mark's view box, in units. */
export const markSize = 48

/**
 * The brand mark's paths on a 48-unit square: the pentagon's rim, and inside it a sample profile as
 * a radar polygon.
 */
export const brandMark = {
  rim: pentagonPath({ ...frame, cy: 25.5, r: 21 }),
  profile: radarPath({ ...frame, cy: 25.5, r: 21 }, [0.86, 0.5, 0.78, 0.42, 0.66]),
} as const

/**
 * A dimension's emblem as path data on a 48-unit square: the same pentagon for all five, with the
 * dimension's own corner as a filled wedge, so that an emblem is recognisable without its colour.
 */
export const emblem = (dimension: Dimension) => {
  const index = dimensions.indexOf(dimension)
  const scores = dimensions.map((_, at) => (at === index ? 1 : 0.26))
  const tip = corner({ ...frame, r: 12.5 }, index)
  return {
    rim: pentagonPath(frame),
    spokes: spokesPath(frame),
    wedge: radarPath(frame, scores),
    dot: { cx: tip.x, cy: tip.y, r: 2.25 },
  }
}

/** The brand mark as decorative SVG markup for pages rendered on the server. */
export const brandMarkSvg = ({
  size = markSize,
  ink,
  fill,
}: {
  size?: number
  ink: string
  fill: string
}): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${markSize} ${markSize}"` +
  ` width="${size}" height="${size}" aria-hidden="true">` +
  `<path d="${brandMark.rim}" fill="none" stroke="${ink}" stroke-width="2"` +
  ` stroke-linejoin="round"/><path d="${brandMark.profile}" fill="${fill}"/></svg>`
