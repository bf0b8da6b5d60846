/**
 * Makes the pictures of the sample products again, from the designs in covers/, the pages of the
 * sample reports and those in book-pages/. The letters of a design become outlines of the display
 * face: a picture cannot load a font.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { colours } from '@shop/design'
import { create } from 'fontkit'
import { optimize } from 'svgo'
import { fontFaces, fontFile, launchBrowser, markdownHtml, publicFolder } from './rendering.ts'

const { sheet, shade, ink, inkSoft, line } = colours.light
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

/** The top left corner and the width of a page in the window of `onScreen`. */
const [pageX, pageY, pageWidth] = [66, 92, 348]

/** A page of a report in a window on a screen, so that a test does not look like a book. */
const onScreen = (page: string) => {
  const dots = [66, 84, 102].map((x) => `<circle cx="${x}" cy="57" r="5" />`)
  return `<g filter="url(#shadow)">${rect(44, 40, 392, 560, `rx="12" fill="${line}"`)}</g>
<path d="M44 74V52a12 12 0 0 1 12 -12H424a12 12 0 0 1 12 12V74Z" fill="${ink}" />
<g fill="${sheet}" fill-opacity=".5">${dots.join('')}
${rect(130, 48, 220, 18, 'rx="9" fill-opacity=".2"')}</g>${page}`
}

const report = (design: string) => onScreen(place(design, pageX, pageY, pageWidth).face)

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

const reportPage = (name: string, number: number) => {
  const file = new URL(`documents/${name}/${number}.webp`, publicFolder)
  const url = `data:image/webp;base64,${readFileSync(file).toString('base64')}`
  return onScreen(`<image x="${pageX}" y="${pageY}" width="${pageWidth}" href="${url}" />`)
}

const bookPageStyle = `<style>
${fontFaces}
main {
  position: absolute; inset: 24px 36px 32px; padding: 32px 36px 0;
  background: ${sheet}; color: ${ink}; filter: drop-shadow(0 10px 12px ${ink}40);
  font: 17px/1.4 Fraunces
}
h1 { margin: 0 0 20px; font: 600 27px/1.15 Fraunces }
p, ul, table { margin: 0 0 14px }
ul { padding-left: 20px }
hr { margin: 34px 0 22px; border: 0; border-top: 1px solid ${inkSoft} }
table { width: 100%; border-collapse: collapse; font-size: 16px }
th, td { padding: 5px 8px 5px 0; border-bottom: 1px solid ${line}; text-align: left }
footer {
  position: absolute; inset: auto 36px 20px; display: flex; justify-content: space-between;
  font-size: 14px; color: ${inkSoft}
}
</style>`

/** Inside pages of a book or ebook, each from a heading with the number of the page. */
const bookPages = (design: string) => {
  const text = readFileSync(new URL(`book-pages/${design}.md`, import.meta.url), 'utf8')
  return [...text.matchAll(/^# (\d+) (.+\n)([^#]+)/gm)].map(([, number, title, rest]) => {
    const page = markdownHtml(`# ${title}${rest}`)
    return `${bookPageStyle}<main>${page}
<footer><span>Sample page</span><span>${number}</span></footer></main>`
  })
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
  const name = `sample-report-${report}`
  pictures[`report-${report}-1.jpg`] = picture(reportPage(name, 3))
  pictures[`report-${report}-2.jpg`] = picture(reportPage(name, 4))
}
for (const file of readdirSync(new URL('book-pages/', import.meta.url))) {
  const design = basename(file, '.md')
  for (const [index, page] of bookPages(design).entries())
    pictures[`page-${design}-${index + 1}.jpg`] = page
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
  await page.screenshot({ path, ...(name.endsWith('.jpg') && { type: 'jpeg', quality: 72 }) })
}
await browser.close()
