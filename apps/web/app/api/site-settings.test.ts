import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'

const built = vi.hoisted(() => {
  const site = { brand: { name: 'The shop' }, payment_methods: ['Credit card'], links: { discover: '/discover' } }
  vi.stubGlobal('__SITE_DATA__', site)
  return site
})

const parseSite = vi.fn((value: unknown) => value)
vi.mock('../config/site-schema', () => ({ parseSite }))

const loadAfter = async (received: unknown) => {
  vi.resetModules()
  vi.stubGlobal('fetch', async () => Response.json(received))
  const { loadSite } = await import('./site-settings')
  return loadSite(new QueryClient())
}

afterEach(() => {
  parseSite.mockClear()
})

it('uses the settings of the build, without their parser, when data.json has the same', async () => {
  const { brand, ...others } = structuredClone(built)
  expect(await loadAfter({ ...others, brand })).toEqual(built)
  expect(parseSite).not.toHaveBeenCalled()
})

it.each([
  ['a changed value', { ...built, brand: { name: 'Another shop' } }],
  ['a new link', { ...built, links: { ...built.links, career_test: '/career' } }],
  ['a missing value', { ...built, payment_methods: [] }],
])('parses data.json with %s', async (_, received) => {
  expect(await loadAfter(received)).toEqual(received)
  expect(parseSite).toHaveBeenCalledOnce()
})
