import { brandMarkSvg, colours, type Dimension, dimensions, pentagonPath, radarPath, spokesPath } from '@shop/design'
import { breakLines, setLine } from './lettering.ts'
import { coverFile, products, type SeedProduct } from './products.ts'
import { type SeedSlide, slides } from './slides.ts'

const { light, dark } = colours
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** Scores between 0.3 and 0.95 that differ from drawing to drawing and are the same every time. */
const scores = (seed: number, peak: Dimension): number[] =>
  dimensions.map((dimension, index) => (dimension === peak ? 0.95 : 0.3 + (((seed * 37 + index * 53) % 11) / 11) * 0.5))

interface Plot {
  readonly cx: number
  readonly cy: number
  readonly r: number
}

/** The rings and spokes that a profile is read by. */
const web = (plot: Plot, ink: string, opacity: number): string =>
  `<g fill="none" stroke="${ink}" stroke-opacity="${opacity}" stroke-width="1.5">${[1, 0.8, 0.6, 0.4, 0.2]
    .map((reach) => `<path d="${pentagonPath({ ...plot, r: plot.r * reach })}"/>`)
    .join('')}<path d="${spokesPath(plot)}"/></g>`

/** One profile, cut out of paper and laid on its hue. */
const onHue = (plot: Plot, seed: number, hue: Dimension): string =>
  `${web(plot, light.sheet, 0.4)}<path d="${radarPath(plot, scores(seed, hue))}" fill="${light.sheet}" fill-opacity=".94"/>`

/** The profiles of a group, laid over one another. */
const together = (plot: Plot, seed: number): string =>
  web(plot, light.sheet, 0.25) +
  dimensions
    .map(
      (dimension, index) =>
        `<path d="${radarPath(plot, scores(seed + index * 3, dimension))}" fill="${dark[dimension]}" fill-opacity=".2" stroke="${dark[dimension]}" stroke-width="3" stroke-linejoin="round"/>`,
    )
    .join('')

/** A profile as a hill is drawn on a map: a line a height. */
const contours = (plot: Plot, seed: number, hue: Dimension): string =>
  `<g fill="none" stroke="${light[hue]}" stroke-width="3" stroke-linejoin="round">${[
    1, 0.86, 0.72, 0.58, 0.44, 0.3, 0.16,
  ]
    .map((reach) => `<path d="${radarPath({ ...plot, r: plot.r * reach }, scores(seed, hue))}"/>`)
    .join('')}</g>`

/** An answer sheet: five scales, on each of them one answer, and the line that joins them. */
const answers = (seed: number, hue: Dimension): string => {
  const steps = [0, 1, 2, 3, 4, 5, 6] as const
  const chosen = scores(seed, hue).map((score, index) => ({ x: 56 + Math.round(score * 6) * 61, y: 84 + index * 68 }))
  const dots = chosen.map(({ y }) =>
    steps
      .map(
        (step) =>
          `<circle cx="${56 + step * 61}" cy="${y}" r="11" fill="${light.sheet}" stroke="${light.control}" stroke-width="1.5"/>`,
      )
      .join(''),
  )
  return (
    dots.join('') +
    `<path d="M${chosen.map(({ x, y }) => `${x} ${y}`).join('L')}" fill="none" stroke="${light[hue]}" stroke-width="4" stroke-linejoin="round"/>` +
    chosen.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="14" fill="${light[hue]}"/>`).join('')
  )
}

/** Ways that part from one point, one of them taken. */
const ways = (ground: string): string => {
  const ends = [70, 204, 338, 472, 606] as const
  const way = (y: number) => `M150 338C480 338 560 ${y} 1050 ${y}`
  return (
    `<g fill="none" stroke="${light.sheet}" stroke-opacity=".5" stroke-width="4">${ends.map((y) => `<path d="${way(y)}"/>`).join('')}</g>` +
    `<path d="${way(204)}" fill="none" stroke="${light.sheet}" stroke-width="9"/><circle cx="150" cy="338" r="26" fill="${light.sheet}"/>` +
    ends
      .map(
        (y) =>
          `<path d="${pentagonPath({ cx: 1050, cy: y, r: y === 204 ? 44 : 26 })}" fill="${y === 204 ? light.sheet : ground}" stroke="${light.sheet}" stroke-width="4"/>`,
      )
      .join('')
  )
}

interface Design {
  readonly ground: string
  readonly ink: string
  readonly mark: string
  readonly drawing: string
  /** What belongs to the cover and not to its drawing: a spine, a frame. */
  readonly rim?: string
}

/** What a cover looks like follows from what is under it: a book, a file, a test for one or for many. */
const designOf = ({ id, hue, format, type }: SeedProduct): Design => {
  const plot = { cx: 250, cy: 232, r: 184 }
  if (type === 'lpigroup')
    return { ground: light.ink, ink: light.sheet, mark: dark.accent, drawing: together(plot, id) }
  if (format === 'online_test')
    return { ground: light.shade, ink: light.ink, mark: light[hue], drawing: answers(id, hue) }
  if (format === 'ebook') {
    const frame = `<rect x="14" y="14" width="452" height="612" rx="18" fill="none" stroke="${light[hue]}" stroke-width="3"/>`
    return { ground: light.sheet, ink: light.ink, mark: light[hue], drawing: contours(plot, id, hue), rim: frame }
  }
  // A book, with its spine, and a drawing too large for it.
  const spine = `<rect width="18" height="640" fill="${light.ink}" fill-opacity=".3"/>`
  return {
    ground: light[hue],
    ink: light.sheet,
    mark: light.sheet,
    drawing: onHue({ cx: 284, cy: 210, r: 218 }, id, hue),
    rim: spine,
  }
}

const size = 47
const leading = 53

const cover = (product: SeedProduct): string => {
  const { ground, ink, mark, drawing, rim = '' } = designOf(product)
  const lines = breakLines(product.name, 396, size)
  const title = lines.map((line, index) =>
    setLine(line, { x: 46, y: 548 - (lines.length - 1 - index) * leading, size, fill: ink }),
  )
  // A long title stands on the ground, not on the drawing.
  const shift = Math.max(0, lines.length - 2) * -26
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640" viewBox="0 0 480 640" role="img" aria-label="${escaped(product.name)}">` +
    `<rect width="480" height="640" fill="${ground}"/><g transform="translate(0 ${shift})">${drawing}</g>${rim}${title.join('')}` +
    `<g transform="translate(46 574)">${brandMarkSvg({ size: 34, ink, fill: mark })}</g></svg>`
  )
}

const middle = { cx: 600, cy: 362, r: 290 }

const slideDrawings: Record<SeedSlide['drawing'], (slide: SeedSlide) => { ground: string; drawing: string }> = {
  profile: ({ id, hue }) => ({ ground: light[hue], drawing: onHue(middle, id, hue) }),
  team: ({ id }) => ({ ground: light.ink, drawing: together(middle, id) }),
  ways: ({ hue }) => ({ ground: light[hue], drawing: ways(light[hue]) }),
}

const banner = (slide: SeedSlide): string => {
  const { ground, drawing } = slideDrawings[slide.drawing](slide)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675" viewBox="0 0 1200 675"><rect width="1200" height="675" fill="${ground}"/>${drawing}</svg>`
}

/** The pictures that the seed's rows name, by their file under /uploads/. Drawn, so that no picture has to be shipped. */
export const seedUploads: ReadonlyMap<string, string> = new Map([
  ...products.map((product) => [coverFile(product), cover(product)] as const),
  ...slides.map((slide) => [slide.image, banner(slide)] as const),
])
