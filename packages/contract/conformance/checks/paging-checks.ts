import type { ConformanceRun } from '../conformance-run.ts'
import type { HostResponse } from '../model.ts'
import { type HostPage, parseValue, values } from '../response-values.ts'
import { checkUniqueIds } from './unique-ids.ts'

const MAX_PAGES = 4

export interface PagedList {
  readonly operation: string
  readonly query: Record<string, string | number>
  readonly token: string
  /** The field that identifies a row. */
  readonly id: string
}

export interface PagedRows {
  readonly first: HostResponse
  readonly rows: HostPage['data']
  readonly isComplete: boolean
}

/** The numbers of the first page, which the other pages must fit. */
interface Totals {
  readonly total: number
  readonly per_page: number
}

/**
 * Requests the first pages of a list and checks that their numbers and rows are consistent. Of a host without these numbers, only
 * the first page.
 */
export async function checkPaging(
  run: ConformanceRun,
  { operation, query, token, id }: PagedList,
): Promise<PagedRows | undefined> {
  const rows: HostPage['data'] = []
  let first: HostResponse | undefined
  let totals: Totals | undefined
  for (let number = 1; number <= MAX_PAGES; number += 1) {
    const response = await run.request(operation, { token, query: { ...query, page: number }, expect: [200] })
    const page = parseValue(values.page, response)
    if (!page) break
    first ??= response
    totals ??= totalsOf(page)
    if (totals) checkNumbers(run, response, page, number, totals)
    checkUniqueIds(run, response, idsOf(page.data, id), `data.*.${id}`)
    checkRepeatedRows(run, response, { before: rows, page: page.data, id })
    rows.push(...page.data)
    if (!totals || number >= lastPageOf(totals)) break
  }
  return first && { first, rows, isComplete: totals !== undefined && rows.length >= totals.total }
}

const idsOf = (rows: HostPage['data'], id: string) => rows.map((row) => row[id])

const totalsOf = ({ total, per_page }: HostPage): Totals | undefined =>
  total === undefined || per_page === undefined ? undefined : { total, per_page }

const lastPageOf = ({ total, per_page }: Totals): number => Math.max(1, Math.ceil(total / per_page))

function checkNumbers(
  run: ConformanceRun,
  response: HostResponse,
  page: HostPage,
  number: number,
  totals: Totals,
): void {
  const { total, per_page } = totals
  const expectedRows = Math.min(per_page, Math.max(0, total - (number - 1) * per_page))
  const equal = (path: string, expected: number, received: number | undefined, message: string) =>
    received === undefined || run.verifyEqual(response, expected, received, { rule: 'paging', path, message })
  equal('current_page', number, page.current_page, 'another page than requested')
  equal('total', total, page.total, 'the total differs between the pages')
  equal('per_page', per_page, page.per_page, 'the page size differs between the pages')
  equal('last_page', lastPageOf(totals), page.last_page, 'the last page does not fit the total')
  equal('data', expectedRows, page.data.length, 'the number of rows does not fit the total')
}

function checkRepeatedRows(
  run: ConformanceRun,
  response: HostResponse,
  { before, page, id }: { before: HostPage['data']; page: HostPage['data']; id: string },
): void {
  const known = new Set<unknown>(idsOf(before, id).filter((value) => value !== undefined))
  const repeated = idsOf(page, id).filter((value) => known.has(value))
  run.verify(response, repeated.length === 0, {
    rule: 'paging',
    path: 'data',
    message: 'the page repeats rows of an earlier page',
    expected: 'other rows',
    received: `${repeated.length} of ${page.length} rows again`,
  })
}
