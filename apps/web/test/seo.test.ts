import type { HTMLElement } from 'node-html-parser'
import { expect, it } from 'vitest'
import { informationPages, routeCases, shopPages } from '../e2e/support/route-cases.ts'
import { fetchPage, fetchProducts, origin, structuredDataOf, textOf } from './support/fetch-page.ts'

const publicPages = [...shopPages, ...informationPages]

const headOf = (page: HTMLElement) => {
  const content = (selector: string) => page.querySelector(selector)?.getAttribute('content') ?? ''
  return {
    titles: page.querySelectorAll('head > title').map(textOf),
    description: content('meta[name="description"]'),
    canonical: page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
    robots: content('meta[name="robots"]'),
    share: {
      title: content('meta[property="og:title"]'),
      description: content('meta[property="og:description"]'),
      url: content('meta[property="og:url"]'),
      image: content('meta[property="og:image"]'),
    },
  }
}

it('gives every page one unique title, and every indexed page a description', async () => {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  for (const { route, url } of routeCases) {
    // Pages with a parameter in their path share the fallback file, and set their head in the
    // browser.
    if (/[{:]|any other|\/return/.test(route)) continue
    const { titles: own, description, robots } = headOf(await fetchPage(url))
    expect(own, `titles of ${route}`).toHaveLength(1)
    const title = own[0] ?? ''
    expect(titles.get(title), `page with the same title as ${route}`).toBeUndefined()
    titles.set(title, route)
    if (robots === 'noindex') continue
    expect(description.length, `description of ${route}`).toBeGreaterThan(30)
    expect(
      descriptions.get(description),
      `page with the same description as ${route}`,
    ).toBeUndefined()
    descriptions.set(description, route)
  }
  expect(titles.size).toBeGreaterThan(35)
})

it.each(publicPages)(
  '%s has a canonical URL, Open Graph data and structured data of its breadcrumb',
  async (path) => {
    const page = await fetchPage(path)
    const { canonical, description, robots, share } = headOf(page)
    const url = new URL(canonical)
    expect(url.pathname).toBe(path === '/contact-us' ? '/contact' : path)
    expect(robots).toBe('')
    expect(description.length).toBeLessThanOrEqual(165)
    expect(share).toEqual({
      title: expect.stringMatching(/.{3,}/),
      description,
      url: canonical,
      image: `${url.origin}/share.png`,
    })
    const shown = page.querySelectorAll('nav[aria-label="Breadcrumb"] li').map(textOf)
    const breadcrumb = structuredDataOf(page).find(
      (block) => block['@type'] === 'BreadcrumbList',
    )?.['itemListElement']
    expect(Array.isArray(breadcrumb) ? breadcrumb.map(({ name }) => name) : []).toEqual(shown)
    if (path === '/') return expect(shown).toEqual([])
    expect(shown[0]).toBe('Home')
    expect(shown.length).toBeGreaterThan(1)
  },
)

it('the structured data of the publisher on the home page matches the footer', async () => {
  const page = await fetchPage('/')
  const publisher = structuredDataOf(page).find((block) => block['@type'] === 'Organization')
  const footer = textOf(page.querySelector('footer'))
  for (const key of ['name', 'email', 'telephone'])
    expect(footer).toContain(String(publisher?.[key]))
})

it.each(['/cart', '/wishlist', '/checkout', '/account/signin', '/profile', '/success'])(
  'keeps %s out of search engines',
  async (path) => {
    expect(headOf(await fetchPage(path)).robots).toBe('noindex')
  },
)

it('lists each public page and each product once in the sitemap of robots.txt', async () => {
  const robots = await (await fetch(`${origin}/robots.txt`)).text()
  const sitemap = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? ''
  expect(new URL(sitemap).pathname).toBe('/sitemap.xml')
  const listed = [
    ...(await (await fetch(`${origin}/sitemap.xml`)).text()).matchAll(/<loc>([^<]+)<\/loc>/g),
  ].map(([, url]) => new URL(url ?? '').pathname)
  const products = (await fetchProducts()).map(({ product_id }) => `/product/detail/${product_id}`)
  expect(listed.toSorted()).toEqual(
    [...publicPages.filter((path) => path !== '/contact-us'), ...products].toSorted(),
  )
})
