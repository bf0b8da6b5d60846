import type { ConformanceRun } from './conformance-run.ts'
import type { HostResponse } from './model.ts'
import { parseValue, values } from './response-values.ts'

const MAX_PAGES = 3

/** Requests the first pages of a list and checks that their numbers are consistent. Returns the first response. */
export async function checkPaging(
  run: ConformanceRun,
  operation: string,
  query: Record<string, string | number>,
  token: string,
): Promise<HostResponse | undefined> {
  let first: HostResponse | undefined
  for (let number = 1; number <= MAX_PAGES; number += 1) {
    const response = await run.request(operation, { token, query: { ...query, page: number }, expect: [200] })
    first ??= response
    const page = parseValue(values.page, response)
    if (!page) return first
    const lastPage = Math.max(1, Math.ceil(page.total / page.per_page))
    const rows = Math.min(page.per_page, Math.max(0, page.total - (number - 1) * page.per_page))
    const compare = (what: string, expected: number, given: number) => {
      if (expected !== given) run.addDeviation(response, 'warning', `${what} is ${given} where ${expected} is expected`)
    }
    compare('current_page', number, page.current_page)
    compare('last_page', lastPage, page.last_page)
    compare('the number of rows', rows, page.data.length)
    if (number >= lastPage) return first
  }
  return first
}
