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

/** A link, and the path of the page that has it. */
interface Link {
  readonly url: string
  readonly from: string
}

const targets = new Map<string, Target>()

/** Fetches a target once, and adds its links to the queue then. */
const visit = async (url: string, queue: Link[]): Promise<Target> => {
  const known = targets.get(url)
  if (known) return known
  const target = await fetchTarget(url)
  targets.set(url, target)
  const followed = target.links.filter((link) => !/^(mailto|tel):/.test(link))
  const from = new URL(url).pathname
  queue.push(...followed.map((link) => ({ url: new URL(link, url).href, from })))
  return target
}

/** What is wrong with a link to a target, if anything. */
const faultOf = ({ status, ids }: Target, pathname: string, hash: string): string | undefined => {
  if (status !== 200) return `${pathname}: ${status}`
  // The address of a page of a reader is that of the reader, and the page:
  // `#sample_report_lpi/4`.
  const id = decodeURIComponent(hash.slice(1)).replace(/\/\d+$/, '')
  return hash && !ids.includes(id) ? `${pathname}${hash}: no element has this id` : undefined
}

it('every internal link, document and file of the site resolves', async () => {
  const queue: Link[] = ['/', '/contact-us', '/500'].map((path) => ({
    url: origin + path,
    from: 'the test',
  }))
  const broken: string[] = []
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { origin: site, pathname, search, hash } = new URL(next.url)
    if (site !== origin) continue
    const target = await visit(origin + pathname + search, queue)
    const fault = faultOf(target, pathname, hash)
    if (fault) broken.push(`${next.from} -> ${fault}`)
  }
  expect(broken).toEqual([])
  const reached = [...targets.keys()]
  for (const path of [...shopPages, ...informationPages]) expect(reached).toContain(origin + path)
  expect(reached.filter((url) => url.endsWith('.pdf'))).toHaveLength(20)
})
