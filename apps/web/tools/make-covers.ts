/**
 * Makes the pictures of the sample products again, from the designs in covers/ and the pages of the
 * sample reports. Their letters become outlines of the display face: a picture cannot load a font.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { colours } from '@shop/design'
import { create } from 'fontkit'
import { optimize } from 'svgo'
import { fontFile, launchBrowser, publicFolder } from './page-to-file.ts'

const { sheet, shade, ink, line } = colours.light
const uploads = new URL('../../mock-api/src/modules/uploads/files/', import.meta.url)

const fontOf = (weight: 400 | 600) => {
  const font = create(readFileSync(fontFile(weight, 'normal')))
  if (!('layout' in font)) throw new Error('The file holds several fonts.')
  return font
}
const fonts = { 400: fontOf(400), 600: fontOf(600) }

const outlineLine = (
  _: string,
  x: string,
  y: string,
  weight: string,
  size: string,
  fill: string,
  text: string,
) => {
  const font = fonts[weight === '400' ? 400 : 600]
  const { glyphs, positions } = font.layout(text)
  let pen = 0
  const letters = glyphs.map(({ path }, index) => {
    const letter = path.translate(pen, 0).toSVG()
    pen += positions[index]?.xAdvance ?? 0
    return letter
  })
  const scale = Number(size) / font.unitsPerEm
  const transform = `translate(${x} ${y}) scale(${scale} -${scale})`
  return `<path d="${letters.join('')}" transform="${transform}" fill="${fill}" />`
}

const outline = (svg: string) =>
  svg.replaceAll(
    /<text\s+x="(.+?)"\s+y="(.+?)"\s+font-family="Fraunces"\s+font-weight="(.+?)"\s+font-size="(.+?)"\s+fill="(.+?)"\s*>\s*(.+?)\s*<\/text>/g,
    outlineLine,
  )

const rect = (x: number, y: number, width: number, height: number, attributes: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${attributes} />`

/** A design at a place, with its height at the given width. */
const place = (design: string, x: number, y: number, width: number) => {
  const svg = outline(readFileSync(new URL(`covers/${design}.svg`, import.meta.url), 'utf8'))
  const [, w = '1', h = '1'] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  const height = Math.round((width * Number(h)) / Number(w))
  return {
    height,
    face: svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `),
  }
}

/** A printed report: loose sheets under a cover. */
const report = (design: string) => {
  const [x, y, width] = [56, 60, 360]
  const { height, face } = place(design, x, y, width)
  const sheets = [10, 5, 0].map((d) =>
    rect(x + d, y + d, width, height, `fill="${sheet}" stroke="${line}"`),
  )
  return `<g filter="url(#shadow)">${sheets.join('')}</g>${face}${rect(x, y, 12, height, 'fill="url(#fold)"')}`
}

/** A bound book: cover, hinge, and the edges of its pages at the right and below. */
const book = (design: string) => {
  const [x, y, width, depth] = [64, 58, 332, 18]
  const { height, face } = place(design, x, y, width)
  const [right, bottom] = [x + width, y + height]
  const edges = [3, 6, 9, 12, 15].map(
    (d) => `M${right + d} ${y + d}V${bottom + d - 1}M${x + d} ${bottom + d}H${right + d}`,
  )
  const pages =
    `M${right} ${y}l${depth} ${depth}V${bottom + depth}` + `H${x + depth}l${-depth} ${-depth}Z`
  const backCover = `M${x} ${bottom}l${depth} ${depth}H${right + depth}V${y + depth}`
  return `<path d="${pages}" fill="${sheet}" filter="url(#shadow)" />
<path d="${edges.join('')}" fill="none" stroke="${line}" />
<path d="${backCover}" fill="none" stroke="${ink}" stroke-opacity=".55" stroke-width="2.5"
  stroke-linejoin="round" />
${face}${rect(x, y, 26, height, 'fill="url(#spine)"')}`
}

/** An ebook on a tablet. */
const screen = (design: string) => {
  const [x, y, width] = [96, 78, 288]
  const { height, face } = place(design, x, y, width)
  const device = rect(
    x - 20,
    y - 26,
    width + 40,
    height + 70,
    `rx="24" fill="${ink}" filter="url(#shadow)"`,
  )
  return `${device}${face}<g fill="none" stroke="${sheet}" stroke-width="4" stroke-linecap="round">
<path d="M132 ${y + height + 22}h216" stroke-opacity=".25" />
<path d="M132 ${y + height + 22}h62" /></g>`
}

const definitions = `<defs>
<filter id="shadow" x="-20%" y="-20%" width="140%" height="150%">
<feDropShadow dx="0" dy="14" stdDeviation="14" flood-color="${ink}" flood-opacity=".24" />
</filter>
<linearGradient id="fold">
<stop stop-color="${ink}" stop-opacity=".16" />
<stop offset="1" stop-color="${ink}" stop-opacity="0" />
</linearGradient>
<linearGradient id="spine">
<stop stop-color="${ink}" stop-opacity=".34" />
<stop offset=".62" stop-color="${ink}" stop-opacity=".16" />
<stop offset=".7" stop-color="${ink}" stop-opacity=".42" />
<stop offset=".82" stop-color="${sheet}" stop-opacity=".3" />
<stop offset="1" stop-color="${sheet}" stop-opacity="0" />
</linearGradient>
</defs>`

const picture = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640" viewBox="0 0 480 640">
${definitions}
<rect width="480" height="640" fill="${shade}" />
${content}
</svg>`

/** Two facing pages of a sample report, as if they lay on a table. */
const spread = (name: string, left: number) => {
  const page = (number: number, side: 'left' | 'right') => {
    const file = new URL(`documents/${name}/${number}.webp`, publicFolder)
    const data = readFileSync(file).toString('base64')
    const fold = `linear-gradient(to ${side}, transparent 90%, ${ink}33)`
    return `<div><img src="data:image/webp;base64,${data}" alt=""><i
  style="background: ${fold}"></i></div>`
  }
  return `<style>
main {
  display: flex; width: 420px; margin: 172px 30px; rotate: -7deg;
  filter: drop-shadow(0 14px 18px ${ink}40)
}
div { position: relative }
img { display: block; width: 210px }
i { position: absolute; inset: 0 }
</style><main>${page(left, 'right')}${page(left + 1, 'left')}</main>`
}

const pictures: Record<string, string> = {
  'cover-1.jpg': picture(report('profile')),
  'cover-2.svg': picture(report('short-profile')),
  'cover-3.svg': picture(report('emotional-intelligence')),
  'cover-4.png': picture(report('team-profile')),
  'cover-5.svg': picture(report('classroom-profile')),
  'cover-6.png': picture(report('career-test')),
  'cover-7.jpg': picture(book('choosing-a-path')),
  'cover-8.svg': picture(book('five-dimensions')),
  'cover-9.svg': picture(book('emotional-intelligence-at-work')),
  'cover-10.jpg': picture(book('facilitators-handbook')),
  'cover-11.svg': picture(screen('choosing-a-path')),
  'cover-12.svg': picture(screen('five-dimensions')),
  'cover-13.svg': picture(screen('thinking-sideways')),
  'cover-14.svg': picture(book('reading-data')),
}
for (const report of ['lpi', 'eq', 'career', 'short', 'team']) {
  pictures[`report-${report}-1.jpg`] = spread(`sample-report-${report}`, 2)
  pictures[`report-${report}-2.jpg`] = spread(`sample-report-${report}`, 4)
}

/** A tenth of a unit of a design is a fifth of a pixel. */
const svgoPreset = {
  name: 'preset-default',
  params: { overrides: { convertPathData: { floatPrecision: 1 } } },
} as const

const browser = await launchBrowser()
const page = await browser.newPage({
  viewport: { width: 480, height: 640 },
  deviceScaleFactor: 2.5,
})
for (const [name, content] of Object.entries(pictures)) {
  const path = fileURLToPath(new URL(name, uploads))
  if (name.endsWith('.svg')) {
    writeFileSync(path, optimize(content, { multipass: true, plugins: [svgoPreset] }).data)
    continue
  }
  await page.setContent(
    `<!doctype html><style>
body { margin: 0; overflow: hidden; background: ${shade} }
svg { display: block }
</style>${content}`,
  )
  await page.screenshot({ path, ...(name.endsWith('.jpg') && { type: 'jpeg', quality: 84 }) })
}
await browser.close()
