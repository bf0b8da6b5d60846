import type { Observation } from './model.ts'
import { read, readers } from './readers.ts'
import type { Session } from './session.ts'

const MOST_PAGES = 3

/** Reads the first pages of a list and checks that they add up. Answers the first page. */
export async function paging(
  session: Session,
  operation: string,
  query: Record<string, string | number>,
  token: string,
): Promise<Observation | undefined> {
  let first: Observation | undefined
  for (let number = 1; number <= MOST_PAGES; number += 1) {
    const answer = await session.ask(operation, { token, query: { ...query, page: number }, expect: [200] })
    first ??= answer
    const page = read(readers.page, answer)
    if (!page) return first
    const lastPage = Math.max(1, Math.ceil(page.total / page.per_page))
    const rows = Math.min(page.per_page, Math.max(0, page.total - (number - 1) * page.per_page))
    const says = (what: string, expected: number, given: number) => {
      if (expected !== given) session.deviate(answer, 'learn', `${what} is ${given} where ${expected} is expected`)
    }
    says('current_page', number, page.current_page)
    says('last_page', lastPage, page.last_page)
    says('the number of rows', rows, page.data.length)
    if (number >= lastPage) return first
  }
  return first
}
