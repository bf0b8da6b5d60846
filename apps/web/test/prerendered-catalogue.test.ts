import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { formatRinggit, type Product } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { parseSite } from '../app/config/parse-site.ts'
import {
  fetchDetail,
  fetchPage,
  fetchProducts,
  origin,
  structuredDataOf,
  textOf,
} from './support/fetch-page.ts'

/** The shop is built with the catalogue of the mock, which the same mock serves here. */

const products = await fetchProducts()

/** Without the no-break space, as `textOf` returns it. */
const priceText = (price: number) => formatRinggit(price).replaceAll(/\s/g, ' ')

const cardsOf = async (path: string) =>
  (await fetchPage(path)).querySelectorAll('main article').map((card) => ({
    name: textOf(card.querySelector('h3')),
    path: card.querySelector('h3 a')?.getAttribute('href'),
    text: textOf(card),
    picture: card.querySelector('img')?.getAttribute('src'),
  }))

const { tests } = parseSite(await (await fetch(`${origin}/data.json`)).json())

/** What a card says between the name and the price. */
const purposeOf = ({ product_id, product_summary }: Product) => {
  const test = tests.find((each) => each.product_id === product_id)
  if (!test) return product_summary
  return `${test.audience}, ${test.minutes} min${test.min_age ? `, ${test.min_age}+` : ''}`
}

const cardOf = (product: Product) => ({
  name: product.product_name,
  path: `/product/detail/${product.product_id}`,
  text: expect.stringContaining(
    `${product.product_name}${purposeOf(product)}${priceText(product.product_price)}`,
  ),
  picture: `/uploads/${product.product_thumbnail}`,
})

const featuredFirst = (list: readonly Product[]) =>
  list.toSorted((one, other) => Number(other.is_best_seller) - Number(one.is_best_seller))

const byName = (one: { name: string }, other: { name: string }) =>
  one.name.localeCompare(other.name)

describe('without JavaScript', () => {
  it('/category has every product with its name, price, picture and canonical link', async () => {
    expect((await cardsOf('/category')).toSorted(byName)).toEqual(
      products.map(cardOf).toSorted(byName),
    )
  })

  it('/star/zone has the featured and the best-selling products once each', async () => {
    const featured = featuredFirst(products.filter(({ is_featured }) => is_featured))
    const others = products.filter(
      ({ is_featured, is_best_seller }) => is_best_seller && !is_featured,
    )
    expect(await cardsOf('/star/zone')).toEqual([...featured, ...others].map(cardOf))
  })

  it('the home page says what the test is, helps to choose, and then sells', async () => {
    const page = await fetchPage('/')
    const [full] = tests
    expect(textOf(page.querySelector('main h1 + p'))).toContain(
      `a personality test that you take online in ${full?.minutes} minutes`,
    )
    expect(textOf(page.querySelector('main section'))).toContain('RM 89.00')
    expect(page.querySelectorAll('main fieldset')).toHaveLength(3)
    expect(
      page.querySelector(
        `main a[href="/product/detail/${full?.product_id}#${full?.sample_report}/3"]`,
      ),
    ).not.toBeNull()
  })

  it('the home page has four featured products and three slides', async () => {
    const featured = featuredFirst(products.filter(({ is_featured }) => is_featured))
    expect(await cardsOf('/')).toEqual(featured.slice(0, 4).map(cardOf))
    const slides = (await fetchPage('/')).querySelectorAll(
      'main section[aria-label="Highlights"] li',
    )
    expect(slides).toHaveLength(3)
    expect(textOf(slides[0]?.querySelector('h2') ?? null)).toBe('What it measures')
    expect(slides[0]?.querySelector('img')?.getAttribute('src')).toBe('/uploads/slide-profile.svg')
  })
})

describe.each(['/', '/category', '/star/zone', '/product/detail/1'])(
  'the pictures of %s',
  (path) => {
    const uploadsOf = async () =>
      (await fetchPage(path))
        .querySelectorAll('main img')
        .map(({ attributes }) => attributes)
        .filter(({ src = '' }) => src.startsWith('/uploads/'))

    it('reserve their space; the first four load at once, others near the viewport', async () => {
      // The covers of the home page are far below its top.
      const atOnce = path.startsWith('/product') ? ['high'] : ['high', 'early', 'early', 'early']
      const first = path === '/' ? [] : atOnce
      const pictures = await uploadsOf()
      expect(pictures.length).toBeGreaterThan(1)
      const pixels = expect.stringMatching(/^\d+$/)
      for (const picture of pictures)
        expect(picture).toMatchObject({ width: pixels, height: pixels, sizes: expect.any(String) })
      expect(
        pictures.map(({ loading, fetchPriority }) => fetchPriority ?? loading ?? 'early'),
      ).toEqual([...first, ...pictures.slice(first.length).map(() => 'lazy')])
    })

    it('are offered in smaller files that never change, except for drawings', async () => {
      const pictures = await uploadsOf()
      const offered = pictures.filter(({ srcSet }) => srcSet)
      expect(offered.length).toBeGreaterThan(0)
      expect(offered).toEqual(
        expect.arrayContaining(pictures.filter(({ src = '' }) => !src.endsWith('.svg'))),
      )
      const original = (await (await fetch(origin + offered[0]?.src)).arrayBuffer()).byteLength
      for (const [, file] of (offered[0]?.srcSet ?? '').matchAll(/(\S+) \d+w/g)) {
        const response = await fetch(origin + file)
        expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
        expect(response.headers.get('cache-control')).toContain('immutable')
        expect((await response.arrayBuffer()).byteLength).toBeLessThan(original / 2)
      }
    })
  },
)

it.each([
  [
    1,
    ['access code will be in My Account', 'Tests are non-refundable', 'One code is for one person'],
  ],
  [6, ['link to start', 'One test is for one person', 'please ask us first']],
  [7, ['within 5 working days', 'full refund']],
  [11, ['within 3 working days', 'Ebooks are non-refundable']],
])(
  'the page of product %i says how it arrives and whether it is refunded',
  async (id, expected) => {
    const text = textOf((await fetchPage(`/product/detail/${id}`)).querySelector('main'))
    for (const part of expected) expect(text).toContain(part)
  },
)

describe.each(products.map(({ product_id }) => product_id))('/product/detail/%i', (id) => {
  const path = `/product/detail/${id}`

  it('has its name, price, texts, pictures and related products', async () => {
    const [page, detail] = [await fetchPage(path), await fetchDetail(id)]
    const main = page.querySelector('main')
    expect(textOf(page.querySelector('h1'))).toBe(detail.product_name)
    const texts = [priceText(detail.product_price), ...detail.product_description]
    const facts = detail.product_facts.flatMap(({ label, value }) => [label, value])
    for (const text of [...texts, ...facts])
      expect(textOf(main)).toContain(text.replaceAll(/\s+/g, ' '))
    expect(main?.querySelector('img')?.getAttribute('src')).toBe(
      `/uploads/${detail.product_thumbnail}`,
    )
    const related = products.filter(({ product_id }) =>
      detail.related_product_ids.includes(product_id),
    )
    expect(await cardsOf(path)).toEqual(related.map(cardOf))
  })

  it('has its title, canonical URL, share tags and data in the head, no availability', async () => {
    const [page, detail] = [await fetchPage(path), await fetchDetail(id)]
    const content = (selector: string) =>
      page.querySelector(`head > ${selector}`)?.getAttribute('content')
    expect(page.querySelectorAll('head > title').map(textOf)).toEqual([
      expect.stringContaining(`${detail.product_name} · `),
    ])
    const canonical = page
      .querySelectorAll('link[rel="canonical"]')
      .map((link) => link.getAttribute('href') ?? '')
    expect(canonical.map((url) => new URL(url).pathname)).toEqual([path])
    expect(content('meta[name="description"]')).toBe(detail.product_summary)
    expect(content('meta[property="og:title"]')).toBe(detail.product_name)
    expect(content('meta[property="og:url"]')).toBe(canonical[0])
    expect(page.querySelectorAll('meta[property="og:title"]')).toHaveLength(1)
    const [product, breadcrumb] = structuredDataOf(page)
    expect(product).toMatchObject({
      '@type': 'Product',
      name: detail.product_name,
      offers: { url: canonical[0], price: detail.product_price.toFixed(2), priceCurrency: 'MYR' },
    })
    expect(JSON.stringify(product)).not.toContain('availability')
    expect(breadcrumb).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Home' },
        { name: 'Shop' },
        { name: detail.product_name, item: canonical[0] },
      ],
    })
  })
})

it('has no data files, which navigations in the browser would request', () => {
  const built = fileURLToPath(new URL('../dist/client/', import.meta.url))
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.data'),
  )
  expect(files.filter((file) => !/(?:robots\.txt|sitemap\.xml)\.data$/.test(file))).toEqual([])
})
