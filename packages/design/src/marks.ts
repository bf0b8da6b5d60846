import { corner, pentagonPath, radarPath, spokesPath } from './geometry.ts'
import { type Dimension, dimensions } from './tokens.ts'

const frame = { cx: 24, cy: 24, r: 20 }

/** The side of every mark's view box, in units. */
export const markSize = 48

/**
 * The brand mark's paths on a 48-unit square: the pentagon's rim, and inside it a sample profile as a
 * radar polygon.
 */
export const brandMark = {
  rim: pentagonPath({ ...frame, cy: 25.5, r: 21 }),
  profile: radarPath({ ...frame, cy: 25.5, r: 21 }, [0.86, 0.5, 0.78, 0.42, 0.66]),
} as const

/**
 * A dimension's emblem as path data on a 48-unit square: the same pentagon for all five, with the dimension's own
 * corner as a filled wedge, so that an emblem is recognisable without its colour.
 */
export const emblem = (
  dimension: Dimension,
): { rim: string; spokes: string; wedge: string; dot: { cx: number; cy: number; r: number } } => {
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

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeText = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/**
 * The brand mark as SVG markup for server-rendered pages. `title` is its accessible name;
 * without one it is decorative.
 */
export const brandMarkSvg = ({
  size = markSize,
  ink,
  fill,
  title,
}: {
  size?: number
  ink: string
  fill: string
  title?: string
}): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${markSize} ${markSize}" width="${size}" height="${size}" ${
    title ? `role="img" aria-label="${escapeText(title)}"` : 'aria-hidden="true"'
  }><path d="${brandMark.rim}" fill="none" stroke="${escapeText(ink)}" stroke-width="2" stroke-linejoin="round"/><path d="${
    brandMark.profile
  }" fill="${escapeText(fill)}"/></svg>`

/** The emblem of a dimension as SVG markup in one colour. */
export const emblemSvg = (
  dimension: Dimension,
  { size = markSize, colour }: { size?: number; colour: string },
): string => {
  const { rim, spokes, wedge, dot } = emblem(dimension)
  const paint = escapeText(colour)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${markSize} ${markSize}" width="${size}" height="${size}" aria-hidden="true"><path d="${rim}" fill="none" stroke="${paint}" stroke-width="1.5" stroke-linejoin="round"/><path d="${spokes}" stroke="${paint}" stroke-width=".75" opacity=".45"/><path d="${wedge}" fill="${paint}"/><circle cx="${dot.cx}" cy="${dot.cy}" r="${dot.r}" fill="#fff" fill-opacity=".85"/></svg>`
}
