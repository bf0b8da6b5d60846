import {
  brandMarkSvg,
  colours,
  type Dimension,
  dimensions,
  fonts,
  pentagonPath,
  radarPath,
  spokesPath,
} from '@shop/design'
import { coverFile, products, type SeedProduct } from './products.ts'
import { slides } from './slides.ts'

const { light } = colours
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** Scores between 0.3 and 0.95 that differ from drawing to drawing and are the same every time. */
const scores = (seed: number, peak: Dimension): number[] =>
  dimensions.map((dimension, index) => (dimension === peak ? 0.95 : 0.3 + (((seed * 37 + index * 53) % 11) / 11) * 0.5))

const radar = (circle: { cx: number; cy: number; r: number }, seed: number, hue: Dimension, ink: string): string =>
  [1, 0.66, 0.33]
    .map(
      (reach) =>
        `<path d="${pentagonPath({ ...circle, r: circle.r * reach })}" fill="none" stroke="${ink}" stroke-opacity=".35"/>`,
    )
    .join('') +
  `<path d="${spokesPath(circle)}" stroke="${ink}" stroke-opacity=".25"/>` +
  `<path d="${radarPath(circle, scores(seed, hue))}" fill="${light[hue]}" fill-opacity=".82" stroke="${light[hue]}" stroke-width="3" stroke-linejoin="round"/>`

/** Breaks a title where its words allow it. */
const lines = (title: string, width: number): string[] => {
  const done: string[] = []
  for (const word of title.split(' ')) {
    const last = done.at(-1)
    if (last === undefined || `${last} ${word}`.length > width) done.push(word)
    else done[done.length - 1] = `${last} ${word}`
  }
  return done
}

const formatNames = { book: 'Book', ebook: 'Ebook', online_test: 'Online test' } as const

const cover = (product: SeedProduct): string => {
  const title = lines(product.name, 19)
    .map((line, index) => `<tspan x="48" y="${96 + index * 48}">${escaped(line)}</tspan>`)
    .join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640" viewBox="0 0 480 640" role="img" aria-label="${escaped(product.name)}">` +
    `<rect width="480" height="640" fill="${light.shade}"/><rect width="16" height="640" fill="${light[product.hue]}"/>` +
    radar({ cx: 248, cy: 410, r: 152 }, product.id, product.hue, light.ink) +
    `<text font-family="${escaped(fonts.display)}" font-size="40" font-weight="600" fill="${light.ink}">${title}</text>` +
    `<text x="48" y="604" font-family="${escaped(fonts.text)}" font-size="20" fill="${light.inkSoft}">${formatNames[product.format]}</text>` +
    `<g transform="translate(384 560)">${brandMarkSvg({ ink: light.ink, fill: light[product.hue] })}</g></svg>`
  )
}

const banner = (seed: number, hue: Dimension): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="480" viewBox="0 0 1200 480"><rect width="1200" height="480" fill="${light.shade}"/>` +
  `${radar({ cx: 880, cy: 260, r: 208 }, seed, hue, light.ink)}</svg>`

/** The pictures that the seed's rows name, by their file under /uploads/. Drawn, so that no picture has to be shipped. */
export const seedUploads: ReadonlyMap<string, string> = new Map([
  ...products.map((product) => [coverFile(product), cover(product)] as const),
  ...slides.map((slide) => [slide.image, banner(slide.id, slide.hue)] as const),
])
