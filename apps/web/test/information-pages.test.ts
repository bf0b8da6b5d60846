import { POLICY } from '@shop/contract'
import { expect, it } from 'vitest'
import { fetchPage, textOf } from './support/fetch-page.ts'

/** What requirements §2 asks of single information pages, in their HTML. */

it('/publications has 13 rows: PDFs in a new tab, but none for theses 5 and 6', async () => {
  const page = await fetchPage('/publications')
  expect(textOf(page.querySelector('h1'))).toBe('LPI - Related Publications')
  expect(page.querySelectorAll('main th[scope="col"]').map(textOf)).toEqual([
    'No.',
    'Name',
    'Title',
    'Download',
  ])
  const rows = page.querySelectorAll('main tbody tr')
  expect(rows.map((row) => textOf(row.querySelector('td')))).toEqual(
    Array.from({ length: 13 }, (_, index) => String(index + 1)),
  )
  const links = rows.map((row) =>
    row.querySelectorAll('a').map(({ attributes: { href, target } }) => ({ href, target })),
  )
  for (const [index, inRow] of links.entries()) {
    const number = index + 1
    const href = expect.stringMatching(number === 6 ? /^https:\/\// : /\.pdf$/)
    expect(inRow, `row ${number}`).toEqual(number === 5 ? [] : [{ href, target: '_blank' }])
  }
  const trainers = page
    .querySelectorAll('main a')
    .find((link) => textOf(link) === 'Licensed LPI trainers')
  expect(trainers?.getAttribute('href')).toBe('/trainers')
})

it('/services has four sections with their links', async () => {
  const page = await fetchPage('/services')
  const linksOf = (name: string) => {
    const heading = page.querySelectorAll('main h2').find((candidate) => textOf(candidate) === name)
    return heading?.closest('section')?.querySelectorAll('a') ?? []
  }
  const countDocuments = (name: string) =>
    linksOf(name).filter((link) => textOf(link).includes('PDF')).length
  // The second one has the brochure and five sample reports.
  expect(['Training Workshops', 'Psychometric Testing'].map(countDocuments)).toEqual([3, 6])
  const mails = linksOf('Statistical Data Processing').filter((link) => textOf(link).includes('@'))
  expect(mails.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/^mailto:/),
  ])
  const targets = linksOf('Publications & Trainers').map((link) => link.getAttribute('href'))
  expect([targets.at(0), targets.at(-1)]).toEqual(['/publications', '/trainers'])
})

it('/shipping-returns states every rule of the policy', async () => {
  const text = textOf((await fetchPage('/shipping-returns')).querySelector('main'))
  for (const rule of [
    'free anywhere in Malaysia',
    `within ${POLICY.deliveryWorkingDays} working days`,
    `by email within ${POLICY.ebookWorkingDays} working days`,
    'quoted and billed by email',
    'On payment we ship immediately',
    `${POLICY.internationalDays.min} to ${POLICY.internationalDays.max} days on average`,
    'Extra delivery charges may apply',
    'Ebooks and tests are non-refundable',
    `within ${POLICY.refundDays} days of purchase`,
    'in full, to the original form of payment',
    'delivery and packaging are not refundable, unless the mistake was ours',
    '10 am to 6 pm, Monday to Friday, except public holidays',
    'can be cancelled only if it has not yet been shipped',
  ]) {
    expect(text).toContain(rule)
  }
})
