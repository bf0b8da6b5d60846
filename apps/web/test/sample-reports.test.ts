import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import site from '../public/data.json'
import { fetchDetail, fetchProducts, origin } from './support/fetch-page.ts'

const details = await Promise.all(
  (await fetchProducts()).map(({ product_id }) => fetchDetail(product_id)),
)
const pdfs = new Map(Object.entries(site.pdfs))
const folders = new Map(Object.entries(site.report_pages))

/**
 * The number of pages that a text promises; for a group, those of the report on the group, which
 * come last.
 */
const promisedPages = (text: string) => Number(text.match(/\d+/g)?.at(-1))

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

const samples = site.tests.flatMap(({ product_id, report, sample_report }) => {
  const promised = promisedPages(report)
  const detail = details.find((product) => product.product_id === product_id)
  return sample_report && promised && detail
    ? [{ name: detail.product_name, promised, sample_report }]
    : []
})

it('each test promises the length of its report and shows a sample', () => {
  expect(samples.map(({ name }) => name)).toEqual([
    'LPI Personality Profile',
    'LPI Short Profile',
    'LPI Emotional Intelligence Profile',
    'Career Test',
    'LPI Team Profile',
    'LPI Classroom Profile',
  ])
})

describe.each(samples)('$name', ({ promised, sample_report }) => {
  it('has a small picture of each page', async () => {
    const pictures = await Promise.all(
      Array.from({ length: promised }, (_, index) =>
        fetch(`${origin}${folders.get(sample_report)}${index + 1}.webp`),
      ),
    )
    for (const picture of pictures) {
      expect([picture.status, picture.headers.get('content-type')], picture.url).toEqual([
        200,
        'image/webp',
      ])
      expect((await picture.arrayBuffer()).byteLength, picture.url).toBeLessThan(52 * 1024)
    }
  })

  // Each of them also says that it is a sample.
  it('has the same pages on its product page, in the reader and in the PDF', async () => {
    const pdf = await getDocumentProxy(
      new Uint8Array(await (await fetch(origin + pdfs.get(sample_report))).arrayBuffer()),
    )
    const pages = await (await fetch(`${origin}${folders.get(sample_report)}pages.json`)).json()
    expect([pdf.numPages, pages.length]).toEqual([promised, promised])
    for (let number = 1; number <= promised; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      const text = items.map((item) => ('str' in item ? item.str : '')).join('')
      expect(text, `page ${number}`).toContain('Sample report. Invented answers.')
      // The reader shows the same text, without its figures.
      for (const paragraph of pages[number - 1].text)
        expect(lettersOf(text), `page ${number}`).toContain(lettersOf(paragraph.text))
      if (number > 1) expect(text).toContain(`Page ${number} of ${promised}`)
    }
  })
})

it('covers have their letters as outlines, which need no font', async () => {
  const drawings = details
    .map(({ product_thumbnail }) => product_thumbnail)
    .filter((name) => name.endsWith('.svg'))
  expect(drawings.length).toBeGreaterThan(5)
  for (const name of drawings) {
    const svg = await (await fetch(`${origin}/uploads/${name}`)).text()
    expect(svg, name).not.toContain('<text')
    expect(svg, name).not.toContain('NaN')
  }
})
