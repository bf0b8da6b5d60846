import { describe, expect, it } from 'vitest'
import { informationPages, shopPages } from '../e2e/support/route-cases.ts'
import { fetchPage, origin, textOf } from './support/fetch-page.ts'

/** What a visitor without JavaScript reads; pages.spec.ts opens a few of these pages in a browser without it. */

describe.each(informationPages)('%s without JavaScript', (path) => {
  it('has its heading, its text, and a last link that leads to another page', async () => {
    const page = await fetchPage(path)
    const main = page.querySelector('main')
    expect(textOf(main?.querySelector('h1') ?? null)).not.toBe('')
    expect(textOf(main).length).toBeGreaterThan(500)
    const link = main?.querySelectorAll('a[href^="/"]:not([target])').at(-1)?.getAttribute('href') ?? ''
    const target = await fetch(origin + link)
    expect([link, target.status]).toEqual([link, 200])
    expect(await target.text()).toContain('<h1')
  })
})

it.each(shopPages)('%s has its heading, its header and its footer without JavaScript', async (path) => {
  const page = await fetchPage(path)
  expect(textOf(page.querySelector('h1'))).not.toBe('')
  expect(page.querySelector('header nav')).not.toBeNull()
  const links = page.querySelectorAll('footer a').map(textOf)
  expect(links).toContain('Shipping & Returns')
})

it.each(['/trainers', '/category', '/star/zone', '/checkout', '/account/signin', '/product/detail?id=1'])(
  '%s says without JavaScript what it needs, and links to the contact page',
  async (path) => {
    const page = await fetchPage(path)
    const notes = page.querySelectorAll('noscript p')
    const note = notes.find((paragraph) => textOf(paragraph).includes('This part of the page needs JavaScript.'))
    expect(note).toBeDefined()
    expect(note?.querySelector('a')?.getAttribute('href')).toBe('/contact')
  },
)

it('shows the shop’s own slide on the home page without JavaScript', async () => {
  const page = await fetchPage('/')
  expect(page.querySelectorAll('h2').map(textOf)).toContain('Read what stands behind it')
  const link = page.querySelectorAll('a').find((anchor) => textOf(anchor) === 'See the publications')
  expect(link?.getAttribute('href')).toBe('/publications')
})
