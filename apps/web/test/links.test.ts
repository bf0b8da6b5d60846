import { expect, it } from 'vitest'
import { informationPages, shopPages } from '../e2e/support/route-cases.ts'
import { origin, parsePage } from './support/fetch-page.ts'

interface Target {
  readonly status: number
  readonly ids: readonly string[]
  readonly links: readonly string[]
}

const fetchTarget = async (url: string): Promise<Target> => {
  const response = await fetch(url)
  const type = response.headers.get('content-type') ?? ''
  const text = await response.text()
  if (url.endsWith('.pdf'))
    expect([url, type, text.slice(0, 5)]).toEqual([url, 'application/pdf', '%PDF-'])
  if (!type.startsWith('text/html')) return { status: response.status, ids: [], links: [] }
  const page = parsePage(text)
  const all = (selector: string, name: string) =>
    page.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '')
  return {
    status: response.status,
    ids: all('[id]', 'id'),
    links: [...all('a[href], link[href]', 'href'), ...all('img[src], script[src]', 'src')],
  }
}

it('every internal link, document and file of the site resolves', async () => {
  const targets = new Map<string, Target>()
  const queue = ['/', '/contact-us', '/500'].map((path) => ({
    url: origin + path,
    from: 'the test',
  }))
  const broken: string[] = []
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { origin: site, pathname, search, hash } = new URL(next.url)
    if (site !== origin) continue
    const url = origin + pathname + search
    let target = targets.get(url)
    if (!target) {
      target = await fetchTarget(url)
      targets.set(url, target)
      for (const link of target.links) {
        if (!/^(mailto|tel):/.test(link))
          queue.push({ url: new URL(link, url).href, from: pathname })
      }
    }
    if (target.status !== 200) broken.push(`${next.from} -> ${pathname}: ${target.status}`)
    // The address of a page of a reader is that of the reader, and the page:
    // `#sample_report_lpi/4`.
    else if (
      hash &&
      !target.ids.includes(decodeURIComponent(hash.slice(1)).replace(/\/\d+$/, ''))
    ) {
      broken.push(`${next.from} -> ${pathname}${hash}: no element has this id`)
    }
  }
  expect(broken).toEqual([])
  const reached = [...targets.keys()]
  for (const path of [...shopPages, ...informationPages]) expect(reached).toContain(origin + path)
  expect(reached.filter((url) => url.endsWith('.pdf'))).toHaveLength(20)
})
