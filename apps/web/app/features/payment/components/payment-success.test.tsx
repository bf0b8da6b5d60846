import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { Seats } from './payment-success'

vi.hoisted(() => vi.stubGlobal('__SITE_DATA__', {}))

const render = (bought: number, url?: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Seats seats={[{ code: 'LPI-1', url }]} bought={bought} />
    </MemoryRouter>,
  )

it('says that there are more access codes than those of the first page, and links to all', () => {
  expect(render(30)).toContain('1 of your 30 access codes')
  expect(render(30)).toMatch(/<a [^>]*href="\/profile\?tab=Tests"[^>]*>See all 30<\/a>/)
  expect(render(1)).not.toContain('See all')
})

it('names the link to a test by its access code', () => {
  expect(render(1, 'https://tests.example.com').replaceAll(/<[^>]+>/g, '')).toContain('Open test with code LPI-1')
})
