import type { Page } from '@playwright/test'
import { informationPages, routeCases, shopPages } from './support/route-cases.ts'
import { origin } from './support/server.ts'
import { expect, test } from './support/test.ts'

const publicPages = [...shopPages, ...informationPages]

/** A page's head, as a crawler without scripts reads it. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? ''
    return {
      titles: [...document.querySelectorAll('head > title')].map((title) => title.textContent),
      description: content('meta[name="description"]'),
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
      robots: content('meta[name="robots"]'),
      share: {
        title: content('meta[property="og:title"]'),
        description: content('meta[property="og:description"]'),
        url: content('meta[property="og:url"]'),
        image: content('meta[property="og:image"]'),
      },
    }
  })

interface Thing {
  readonly '@type': string
  readonly [key: string]: unknown
}

/** The page's JSON-LD blocks. A block that is no JSON fails the test here. */
const thingsOf = async (page: Page): Promise<readonly Thing[]> =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text): Thing => JSON.parse(text))

test.describe('read without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every page has one title and one description of its own', async ({ page }) => {
    const titles = new Map<string, string>()
    const descriptions = new Map<string, string>()
    for (const { route, open } of routeCases) {
      // Return pages take any path under theirs and order details a number: the browser draws those.
      if (/[{:]|any other|\/return/.test(route)) continue
      await page.goto(open)
      const { titles: own, description } = await headOf(page)
      expect(own, `${route} has one title`).toHaveLength(1)
      expect(description.length, `${route} has a description`).toBeGreaterThan(30)
      const title = own[0] ?? ''
      expect(titles.get(title), `${route} has a title of its own`).toBeUndefined()
      expect(descriptions.get(description), `${route} has a description of its own`).toBeUndefined()
      titles.set(title, route)
      descriptions.set(description, route)
    }
    expect(titles.size).toBeGreaterThan(35)
  })

  for (const path of publicPages) {
    test(`${path} tells its address, how it looks when shared, and where it stands`, async ({ page }) => {
      await page.goto(path)
      const { canonical, description, robots, share } = await headOf(page)
      const address = new URL(canonical)
      expect(address.pathname).toBe(path === '/contact-us' ? '/contact' : path)
      expect(robots).toBe('')
      expect(description.length).toBeLessThanOrEqual(165)
      expect(share).toEqual({
        title: expect.stringMatching(/.{3,}/),
        description,
        url: canonical,
        image: `${address.origin}/share.png`,
      })
      const shown = await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').allTextContents()
      const told = (await thingsOf(page)).find((thing) => thing['@type'] === 'BreadcrumbList')
      const names = Array.isArray(told?.['itemListElement']) ? told['itemListElement'].map(({ name }) => name) : []
      expect(names).toEqual(shown)
      // Home is where the way begins.
      expect(shown.length, 'the way to the page is shown').toBeGreaterThan(path === '/' ? -1 : 1)
    })
  }
})

test('the home page says who publishes it', async ({ page }) => {
  await page.goto('/')
  const publisher = (await thingsOf(page)).find((thing) => thing['@type'] === 'Organization')
  const foot = page.getByRole('contentinfo')
  await expect(foot).toContainText(String(publisher?.['name']))
  await expect(foot).toContainText(String(publisher?.['email']))
  await expect(foot).toContainText(String(publisher?.['telephone']))
})

test('the support page tells machines the questions and answers that it shows', async ({ page }) => {
  await page.goto('/support')
  const faq = (await thingsOf(page)).find((thing) => thing['@type'] === 'FAQPage')
  const told = Array.isArray(faq?.['mainEntity']) ? faq['mainEntity'] : []
  const shown = await page.locator('details').evaluateAll((boxes) =>
    boxes.map((box) => ({
      name: box.querySelector('summary')?.textContent,
      text: [...box.querySelectorAll('p')].map(({ textContent }) => textContent).join(' '),
    })),
  )
  expect(shown.length).toBeGreaterThan(10)
  expect(told.map(({ name, acceptedAnswer }) => ({ name, text: acceptedAnswer.text }))).toEqual(shown)
})

test('a product page tells its name, address and price in ringgit as they are shown', { tag: ['@V1.2.3'] }, async ({
  page,
  api,
}) => {
  const answer = await api.calls().catalog.product({ params: { id: 6 } })
  if (answer.status !== 200) throw new Error(`catalog.product answered ${answer.status}`)
  const { product_name, product_price } = answer.body.data
  await page.goto('/product/detail?id=6')
  await expect(page.getByRole('heading', { level: 1, name: product_name })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${product_name}`))
  expect((await headOf(page)).canonical).toMatch(/\/product\/detail\?id=6$/)
  const product = (await thingsOf(page)).find((thing) => thing['@type'] === 'Product')
  expect(product).toMatchObject({
    name: product_name,
    offers: { price: product_price.toFixed(2), priceCurrency: 'MYR' },
  })
  await expect(page.getByRole('main')).toContainText(product_price.toFixed(2))
  const trail = (await thingsOf(page)).find((thing) => thing['@type'] === 'BreadcrumbList')
  expect(trail?.['itemListElement']).toMatchObject([{ name: 'Home' }, { name: 'Shop' }, { name: product_name }])
  const shown = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(shown).toHaveText(['Home', 'Shop', product_name])
})

test('personal pages stay out of search engines', async () => {
  for (const path of ['/cart', '/checkout', '/account/signin', '/profile', '/success']) {
    const answer = await fetch(origin + path)
    expect(await answer.text(), path).toContain('<meta name="robots" content="noindex"')
  }
})

test('the sitemap names each public page once, and the robots file names the sitemap', async () => {
  const robots = await (await fetch(`${origin}/robots.txt`)).text()
  const sitemap = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? ''
  expect(new URL(sitemap).pathname).toBe('/sitemap.xml')
  const listed = [...(await (await fetch(`${origin}/sitemap.xml`)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  )
  expect(listed.toSorted()).toEqual(publicPages.filter((path) => path !== '/contact-us').toSorted())
})

test('the manifest names icons that are there', async () => {
  const { icons } = await (await fetch(`${origin}/manifest.webmanifest`)).json()
  expect(icons.length).toBeGreaterThan(2)
  for (const { src, type } of icons) {
    const answer = await fetch(origin + src)
    expect(answer.status, src).toBe(200)
    expect(answer.headers.get('content-type'), src).toContain(type)
  }
})
