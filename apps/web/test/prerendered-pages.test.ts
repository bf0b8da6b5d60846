import { describe, expect, it } from 'vitest'
import { informationPages, shopPages } from '../e2e/support/route-cases.ts'
import { fetchPage, origin, textOf } from './support/fetch-page.ts'

/** The HTML for visitors without JavaScript; pages.spec.ts opens some of these pages in a browser without it. */

describe.each(informationPages)('%s without JavaScript', (path) => {
  it('has its heading, its text, and a working last link', async () => {
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

it.each(shopPages)('%s has its heading, header and footer without JavaScript', async (path) => {
  const page = await fetchPage(path)
  expect(textOf(page.querySelector('h1'))).not.toBe('')
  expect(page.querySelector('header nav')).not.toBeNull()
  const links = page.querySelectorAll('footer a').map(textOf)
  expect(links).toContain('Shipping & Returns')
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
  const note = notes.find((paragraph) => textOf(paragraph).includes('This part of the page needs JavaScript.'))
  expect(note).toBeDefined()
  expect(note?.querySelector('a')?.getAttribute('href')).toBe('/contact')
})

it('the home page has the prerendered slide without JavaScript', async () => {
  const page = await fetchPage('/')
  expect(page.querySelectorAll('h2').map(textOf)).toContain('Five dimensions, one profile')
  const link = page.querySelectorAll('a').find((anchor) => textOf(anchor) === 'See the profile')
  expect(link?.getAttribute('href')).toBe('/product/detail/1')
})
