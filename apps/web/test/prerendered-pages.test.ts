import type { HTMLElement } from 'node-html-parser'
import { expect, it } from 'vitest'
import { informationPages, shopPages } from '../e2e/support/route-cases.ts'
import { fetchPage, textOf } from './support/fetch-page.ts'

/**
 * The HTML for visitors without JavaScript; pages.spec.ts opens some of these pages in a browser
 * without it.
 */

it.each([...shopPages, ...informationPages])(
  '%s has its heading, text, header and footer without JavaScript',
  async (path) => {
    const page = await fetchPage(path)
    expect(textOf(page.querySelector('main')).length).toBeGreaterThan(500)
    expect(textOf(page.querySelector('h1'))).not.toBe('')
    expect(page.querySelector('header nav')).not.toBeNull()
    const links = page.querySelectorAll('footer a').map(textOf)
    for (const link of ['Shipping & Returns', 'Terms of Sale', 'Privacy Policy'])
      expect(links).toContain(link)
    // In the menu and as an icon: one behaviour, and the icon has a name.
    const careerTests = page.querySelectorAll('header a[href^="https://career-test."]')
    expect(careerTests).not.toEqual([])
    for (const careerTest of careerTests) {
      expect(careerTest.getAttribute('target')).toBe('_blank')
      expect(careerTest.getAttribute('aria-label') ?? textOf(careerTest)).toMatch(
        /^Career test.*\(opens in a new tab\)$/,
      )
    }
  },
)

const sellerFacts = [
  'Sample Psychometrics Sdn Bhd',
  'Registration no. 200000000000 (000000-X)',
  'SST no. W00-0000-00000000',
  'We accept: Credit card, Debit card.',
  'Prices include sales and service tax',
]

it.each([
  ['/', 'footer'],
  ['/terms', 'main'],
] as const)(
  '%s names the seller, its numbers, the payment methods and the tax statement in its %s',
  async (path, part) => {
    const text = textOf((await fetchPage(path)).querySelector(part))
    for (const fact of sellerFacts) expect(text).toContain(fact)
  },
)

/** The headings of an information page by their anchors. */
const sectionsOf = async (path: string) =>
  (await fetchPage(path)).querySelectorAll('main section[id]').map(({ id }) => id)

it('/terms covers ordering, prices, payment, delivery, refunds, complaints, the law', async () => {
  expect(await sectionsOf('/terms')).toEqual([
    'seller',
    'ordering',
    'corrections',
    'prices',
    'payment',
    'delivery',
    'refunds',
    'use',
    'complaints',
    'law',
    'changes',
  ])
})

/**
 * What must not differ between two languages of a section: its numbers, links and the sizes of its
 * lists and tables.
 */
const factsOf = (section: HTMLElement) => ({
  id: section.id,
  numbers: textOf(section).match(/\d+/g)?.sort(),
  links: section.querySelectorAll('a').map((link) => link.getAttribute('href')),
  sizes: ['li', 'dt', 'tr', 'td'].map((name) => section.querySelectorAll(name).length),
})

it('the privacy policy has the same sections in English and in Malay', async () => {
  const [english, malay] = [await fetchPage('/privacy'), await fetchPage('/privacy/ms')]
  const sections = await sectionsOf('/privacy')
  expect(await sectionsOf('/privacy/ms')).toEqual(sections)
  const facts = [english, malay].map((page) =>
    page.querySelectorAll('main section[id]').map(factsOf),
  )
  expect(facts[1]).toEqual(facts[0])
  for (const id of ['controller', 'who-else', 'transfers', 'how-long', 'children', 'your-rights']) {
    expect(sections).toContain(id)
  }
  expect(english.querySelector('main [lang="ms"] a')?.getAttribute('href')).toBe('/privacy/ms')
  expect(textOf(english.querySelector('main'))).toContain('In effect from')
  expect(malay.querySelector('main section[lang="ms"] h1')).not.toBeNull()
  expect(malay.querySelector('[lang="en-MY"] [aria-current="page"]')?.getAttribute('lang')).toBe(
    'ms',
  )
  expect(
    malay.querySelector('main a[href="/profile"]')?.closest('[lang]')?.getAttribute('lang'),
  ).toBe('en-MY')
  expect(textOf(malay.querySelector('main'))).toContain('1 Januari 2026')
  expect(malay.querySelector('main [lang="en-MY"] a[href="/privacy"]')).not.toBeNull()
})

it.each([
  '/trainers',
  '/category',
  '/star/zone',
  '/checkout',
  '/account/signin',
  '/product/detail',
  '/product/detail/1',
  '/product/detail/9999',
])('%s has a noscript notice with a link to the contact page', async (path) => {
  const page = await fetchPage(path)
  const notes = page.querySelectorAll('noscript p')
  const note = notes.find((paragraph) =>
    textOf(paragraph).includes('This part of the page needs JavaScript.'),
  )
  expect(note).toBeDefined()
  expect(note?.querySelector('a')?.getAttribute('href')).toBe('/contact')
})

it.each(['/failed', '/st/cancel'])('%s leads to the cart, which is kept', async (path) => {
  expect((await fetchPage(path)).querySelector('main a')?.getAttribute('href')).toBe('/cart')
})
