import { informationPages, shopPages } from './support/route-cases.ts'
import { origin } from './support/server.ts'
import { expect, test } from './support/test.ts'

test('every internal link, document and file that a page names resolves', async ({ page }) => {
  const seen = new Map<string, { status: number; ids: readonly string[] }>()
  const waiting: { url: string; from: string }[] = ['/', '/contact-us', '/500'].map((path) => ({
    url: origin + path,
    from: 'the test',
  }))
  const broken: string[] = []

  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { origin: where, pathname, search, hash } = new URL(next.url)
    if (where !== origin) continue
    const address = origin + pathname + search
    if (!seen.has(address)) {
      const answer = await fetch(address)
      const type = answer.headers.get('content-type') ?? ''
      const found = { links: [] as string[], ids: [] as string[] }
      if (type.startsWith('text/html')) {
        const html = await answer.text()
        const read = await page.evaluate((text) => {
          const parsed = new DOMParser().parseFromString(text, 'text/html')
          const all = (selector: string, name: string) =>
            [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '')
          return {
            links: [...all('a[href], link[href]', 'href'), ...all('img[src], script[src]', 'src')],
            ids: all('[id]', 'id'),
          }
        }, html)
        found.links = read.links
        found.ids = read.ids
      }
      if (pathname.endsWith('.pdf')) {
        expect(type, pathname).toContain('application/pdf')
        expect((await answer.text()).slice(0, 5), pathname).toBe('%PDF-')
      }
      seen.set(address, { status: answer.status, ids: found.ids })
      for (const link of found.links) {
        if (/^(mailto|tel):/.test(link)) continue
        waiting.push({ url: new URL(link, address).href, from: pathname })
      }
    }
    const target = seen.get(address)
    if (target?.status !== 200) broken.push(`${next.from} -> ${pathname}: ${target?.status}`)
    else if (hash && !target.ids.includes(decodeURIComponent(hash.slice(1)))) {
      broken.push(`${next.from} -> ${pathname}${hash}: no such part`)
    }
  }

  expect(broken).toEqual([])
  for (const path of [...shopPages, ...informationPages]) {
    expect([...seen.keys()], `${path} is reached by a link`).toContain(origin + path)
  }
  expect([...seen.keys()].filter((address) => address.endsWith('.pdf'))).toHaveLength(17)
})

for (const path of ['/', '/category', '/star/zone', '/product/detail?id=1']) {
  test(`every picture of ${path} arrives`, async ({ page }) => {
    await page.goto(path)
    const pictures = page.getByRole('main').locator('img')
    await expect(pictures.first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    }
  })
}
