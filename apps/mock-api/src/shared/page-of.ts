import { PAGE_SIZE } from '@shop/contract'

/** A page of a list on the wire. */
export interface Page<T> {
  readonly data: T[]
  readonly current_page: number
  readonly last_page: number
  readonly per_page: number
  readonly total: number
}

/** @param data the rows of the page; none after the last page */
export const pageOf = <T>(data: T[], page: number, total: number): Page<T> => ({
  data,
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  per_page: PAGE_SIZE,
  total,
})
