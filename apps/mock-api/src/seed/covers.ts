import { brandMarkSvg, colours, type Dimension, dimensions, pentagonPath, radarPath, spokesPath } from '@shop/design'
import { html, trusted } from '../shared/html.ts'
import { products } from './products.ts'
import { type SampleSlide, slides } from './slides.ts'

const { light, dark } = colours

/** Scores between 0.3 and 0.95: different for each seed, always the same for one seed. */
const scores = (seed: number, peak: Dimension): number[] =>
  dimensions.map((dimension, index) => (dimension === peak ? 0.95 : 0.3 + (((seed * 37 + index * 53) % 11) / 11) * 0.5))

interface Plot {
  readonly cx: number
  readonly cy: number
  readonly r: number
}

/** The rings and spokes of a radar plot. */
const grid = (plot: Plot, ink: string, opacity: number): string =>
  `<g fill="none" stroke="${ink}" stroke-opacity="${opacity}" stroke-width="1.5">${[1, 0.8, 0.6, 0.4, 0.2]
    .map((reach) => `<path d="${pentagonPath({ ...plot, r: plot.r * reach })}"/>`)
    .join('')}<path d="${spokesPath(plot)}"/></g>`

/** One profile in paper colour, for a ground in the colour of its dimension. */
const profile = (plot: Plot, seed: number, hue: Dimension): string =>
  `${grid(plot, light.sheet, 0.4)}<path d="${radarPath(plot, scores(seed, hue))}" fill="${light.sheet}" fill-opacity=".94"/>`

/** Five overlapping profiles, for a dark ground. */
const teamProfiles = (plot: Plot, seed: number): string =>
  grid(plot, light.sheet, 0.25) +
  dimensions
    .map(
      (dimension, index) =>
        `<path d="${radarPath(plot, scores(seed + index * 3, dimension))}" fill="${dark[dimension]}" fill-opacity=".2" stroke="${dark[dimension]}" stroke-width="3" stroke-linejoin="round"/>`,
    )
    .join('')

/** One profile as contour lines. */
const contours = (plot: Plot, seed: number, hue: Dimension): string =>
  `<g fill="none" stroke="${light[hue]}" stroke-width="3" stroke-linejoin="round">${[
    1, 0.86, 0.72, 0.58, 0.44, 0.3, 0.16,
  ]
    .map((reach) => `<path d="${radarPath({ ...plot, r: plot.r * reach }, scores(seed, hue))}"/>`)
    .join('')}</g>`

/** Five rows of seven circles, one filled in each row, joined by a line. */
const answerSheet = (seed: number, hue: Dimension): string => {
  const x = (step: number) => 56 + step * 61
  const chosen = scores(seed, hue).map((score, index) => ({ x: x(Math.round(score * 6)), y: 84 + index * 68 }))
  const circles = chosen.flatMap(({ y }) =>
    [0, 1, 2, 3, 4, 5, 6].map((step) => `<circle cx="${x(step)}" cy="${y}" r="11"/>`),
  )
  return (
    `<g fill="${light.sheet}" stroke="${light.control}" stroke-width="1.5">${circles.join('')}</g>` +
    `<path d="M${chosen.map((dot) => `${dot.x} ${dot.y}`).join('L')}" fill="none" stroke="${light[hue]}" stroke-width="4" stroke-linejoin="round"/>` +
    chosen.map((dot) => `<circle cx="${dot.x}" cy="${dot.y}" r="14" fill="${light[hue]}"/>`).join('')
  )
}

/** Five paths from one point, one of them highlighted. */
const branchingPaths = (ground: string): string => {
  const chosen = 204
  const ends = [70, chosen, 338, 472, 606]
  const path = (y: number, width: number, opacity: number) =>
    `<path d="M150 338C480 338 560 ${y} 1050 ${y}" fill="none" stroke="${light.sheet}" stroke-opacity="${opacity}" stroke-width="${width}"/>`
  const end = (y: number) =>
    `<path d="${pentagonPath({ cx: 1050, cy: y, r: y === chosen ? 44 : 26 })}" fill="${y === chosen ? light.sheet : ground}" stroke="${light.sheet}" stroke-width="4"/>`
  return (
    ends.map((y) => path(y, 4, 0.5)).join('') +
    path(chosen, 9, 1) +
    `<circle cx="150" cy="338" r="26" fill="${light.sheet}"/>${ends.map(end).join('')}`
  )
}

interface Design {
  readonly ground: string
  readonly ink: string
  readonly mark: string
  readonly drawing: string
  /** A spine or a frame. */
  readonly edge?: string
}

export type CoveredProduct = Pick<(typeof products)[number], 'id' | 'name' | 'hue' | 'format' | 'type'>

/** The kind of product decides its cover: printed book, ebook, individual test or group test. */
const designOf = ({ id, hue, format, type }: CoveredProduct): Design => {
  const plot = { cx: 250, cy: 232, r: 184 }
  if (type === 'lpigroup') {
    return { ground: light.ink, ink: light.sheet, mark: dark.accent, drawing: teamProfiles(plot, id) }
  }
  if (format === 'online_test') {
    return { ground: light.shade, ink: light.ink, mark: light[hue], drawing: answerSheet(id, hue) }
  }
  if (format === 'ebook') {
    const frame = `<rect x="14" y="14" width="452" height="612" rx="18" fill="none" stroke="${light[hue]}" stroke-width="3"/>`
    return { ground: light.sheet, ink: light.ink, mark: light[hue], drawing: contours(plot, id, hue), edge: frame }
  }
  const spine = `<rect width="18" height="640" fill="${light.ink}" fill-opacity=".3"/>`
  const drawing = profile({ cx: 284, cy: 210, r: 218 }, id, hue)
  return { ground: light[hue], ink: light.sheet, mark: light.sheet, drawing, edge: spine }
}

/** An SVG in an `<img>` cannot load a web font; a line of this many characters fits in a wide one of the system. */
const fontFamily = 'Georgia, serif'
const lineLength = 16
const fontSize = 44
const lineHeight = 52

const linesOf = (title: string): string[] => {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && longer.length <= lineLength) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** A cover as SVG, always the same for the same product. Without a name it is artwork alone. */
export const cover = (product: CoveredProduct): string => {
  const { ground, ink, mark, drawing, edge = '' } = designOf(product)
  const lines = linesOf(product.name)
  const top = 548 - (lines.length - 1) * lineHeight
  // Moves the drawing up where the title has more than two lines, and to the middle where there is none.
  const shift = product.name === '' ? 80 : Math.max(0, lines.length - 2) * -26
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640" viewBox="0 0 480 640" role="img" aria-label="${product.name}"><rect width="480" height="640" fill="${ground}"/><g transform="translate(0 ${shift})">${trusted(drawing)}</g>${trusted(edge)}<text fill="${ink}" font-family="${fontFamily}" font-size="${fontSize}">${lines.map((line, index) => html`<tspan x="46" y="${top + index * lineHeight}">${line}</tspan>`)}</text><g transform="translate(46 574)">${trusted(brandMarkSvg({ size: 34, ink, fill: mark }))}</g></svg>`
    .markup
}

const slidePlot = { cx: 600, cy: 362, r: 290 }

const slideDrawings: Record<SampleSlide['drawing'], (slide: SampleSlide) => { ground: string; drawing: string }> = {
  profile: ({ id, hue }) => ({ ground: light[hue], drawing: profile(slidePlot, id, hue) }),
  team: ({ id }) => ({ ground: light.ink, drawing: teamProfiles(slidePlot, id) }),
  paths: ({ hue }) => ({ ground: light[hue], drawing: branchingPaths(light[hue]) }),
}

const banner = (slide: SampleSlide): string => {
  const { ground, drawing } = slideDrawings[slide.drawing](slide)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675" viewBox="0 0 1200 675"><rect width="1200" height="675" fill="${ground}"/>${drawing}</svg>`
}

/** The SVG images of the seed, by their file name under /uploads/. */
export const seedImages: ReadonlyMap<string, string> = new Map([
  ...products.flatMap((product) =>
    product.thumbnail.endsWith('.svg') ? [[product.thumbnail, cover(product)] as const] : [],
  ),
  ...slides.map((slide) => [slide.image, banner(slide)] as const),
])
