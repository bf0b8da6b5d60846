/**
 * Makes the sample documents under public/documents/ again from the Markdown files in documents/,
 * where each first-level heading begins a page. A document with a cover is a report: the shop shows
 * its pages, so it also has a picture of each, and their texts in pages.json.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brandMarkSvg, colours } from '@shop/design'
import sharp from 'sharp'
import { type Areas, hueOf, type Labels, withFigures } from './document-figures.ts'
import { brand, fontFaces, launchBrowser, markdownHtml, publicFolder } from './rendering.ts'

/** What a report has next to its Markdown file, in a JSON file of the same name. */
interface ReportSettings {
  readonly title: string
  /** A design in covers/. */
  readonly cover: string
  readonly areas?: Areas
  /** The names of the bands, if they are not low, middle and high. */
  readonly labels?: Labels
  /** What the shop says next to a page, by the number of the page. */
  readonly notes: Readonly<Record<number, string>>
}

const sources = new URL('documents/', import.meta.url)
const folder = new URL('documents/', publicFolder)
const { ink, inkSoft, line, accent, shade } = colours.light
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

const reportSettings = (name: string): ReportSettings | undefined =>
  existsSync(new URL(`${name}.json`, sources))
    ? JSON.parse(read(`documents/${name}.json`))
    : undefined

/** The text of each document by its file name without ending. */
const markdownFiles = new Map(
  readdirSync(sources)
    .filter((file) => file.endsWith('.md'))
    .map((file) => [basename(file, '.md'), read(`documents/${file}`)]),
)
const template = markdownFiles.get('publication') ?? ''
markdownFiles.delete('publication')
const publicationRow = /^\|.+?\| (.+?) +\| (.+?) +\| <Download name="(\w+)"/gm
for (const [, name = '', title = '', document = ''] of read(
  '../app/content/publications.mdx',
).matchAll(publicationRow)) {
  const text = template.replace('{title}', title).replace('{name}', name)
  markdownFiles.set(document.replaceAll('_', '-'), text)
}

/**
 * A page: a heading, with the area that it is about in braces; a summary as its first paragraph;
 * the rest.
 */
const parsePage = (text: string) => {
  const [, title = '', area = '', summary = '', rest = ''] =
    /^(.+?)(?: \{(\w+)\})?\n\n(.+?)\n(.*)$/s.exec(text) ?? []
  return { title, area, summary, rest }
}
type Page = ReturnType<typeof parsePage>

const markSvg = brandMarkSvg({ size: 16, ink, fill: accent })
const sampleAreas = reportSettings('sample-report-lpi')?.areas ?? {}

const pageHtml = (
  page: Page,
  number: number,
  total: number,
  report: ReportSettings | undefined,
) => {
  const mark = report ? 'Sample report. Invented answers.' : 'Sample document.'
  if (report && number === 1)
    return `<section class="cover">${read(`covers/${report.cover}.svg`)}<p>${mark}</p></section>`
  const { title, area, summary, rest } = page
  const areas = report?.areas ?? sampleAreas
  const main = markdownHtml(rest).replaceAll(/<p><img src="(.+?)".+?<\/p>/g, (_, drawing) =>
    read(`documents/${drawing}`),
  )
  const tab = area && `<i style="top: ${34 + Object.keys(areas).indexOf(area) * 26}mm"></i>`
  return `<section style="--hue: ${hueOf(area)}">
<header>${markSvg}${report?.title ?? brand.name}</header>${tab}
<h1>${title}</h1><p class="lead">${summary}</p>${withFigures(main, areas, report?.labels)}
<footer><span>${mark}</span><span>Page ${number} of ${total}</span></footer></section>`
}

/** Whether the texts of a page reach into its question or its footer. */
const isTooLong = (section: Element) => {
  const limit = section.querySelector('blockquote, footer')?.getBoundingClientRect().top
  const flow = [...section.children].filter(
    (child) => getComputedStyle(child).position !== 'absolute',
  )
  return limit !== undefined && flow.some((child) => child.getBoundingClientRect().bottom > limit)
}

/**
 * The headings and paragraphs of a page. A bold beginning is a heading, and a row of a table is one
 * paragraph.
 */
const textOf = (section: Element) =>
  [...section.querySelectorAll('h2, p:not(.lead), li, tr, figcaption')].flatMap(
    ({ localName, firstChild, textContent }) => {
      const title = firstChild?.nodeName === 'STRONG' ? (firstChild.textContent ?? '') : ''
      const text = textContent.slice(title.length).trim().replaceAll(/\n+/g, ' · ')
      const paragraph = { tag: localName === 'h2' ? 'h3' : 'p', text }
      return title ? [{ tag: 'h3', text: title.replace(/\.$/, '') }, paragraph] : [paragraph]
    },
  )

const style = `${fontFaces}${read('documents/document.css')}
:root { --ink: ${ink}; --soft: ${inkSoft}; --line: ${line}; --shade: ${shade} }`

const browser = await launchBrowser()
const view = await browser.newPage({
  viewport: { width: 794, height: 1123 },
  deviceScaleFactor: 1.5,
})
for (const [name, markdown] of markdownFiles) {
  const report = reportSettings(name)
  const pages = markdown.split(/^# /m).slice(1).map(parsePage)
  const sections = pages.map((page, index) => pageHtml(page, index + 1, pages.length, report))
  await view.setContent(`<!doctype html><html lang="en-GB"><meta charset="utf-8">
<title>${pages[0]?.title} (sample)</title><style>${style}</style>${sections.join('')}</html>`)
  await view.evaluate(() => document.fonts.ready.then(() => undefined))
  const texts: ReturnType<typeof textOf>[] = []
  for (const [index, section] of (await view.locator('section').all()).entries()) {
    texts.push(await section.evaluate(textOf))
    if (await section.evaluate(isTooLong))
      throw new Error(`Page ${index + 1} of ${name} is too long.`)
  }
  const path = fileURLToPath(new URL(`${name}.pdf`, folder))
  await view.pdf({ path, preferCSSPageSize: true, printBackground: true, tagged: true })
  if (!report) continue

  const pictures = new URL(`${name}/`, folder)
  rmSync(pictures, { recursive: true, force: true })
  mkdirSync(pictures)
  const described = pages.map(({ title, summary }, index) => {
    return { title, summary, note: report.notes[index + 1], text: texts[index] }
  })
  writeFileSync(new URL('pages.json', pictures), `${JSON.stringify(described, null, 2)}\n`)
  for (const [index, section] of (await view.locator('section').all()).entries()) {
    const picture = sharp(await section.screenshot()).webp({ quality: 36, effort: 6 })
    const file = new URL(`${index + 1}.webp`, pictures)
    await picture.resize({ width: 900 }).toFile(fileURLToPath(file))
  }
}
await browser.close()
