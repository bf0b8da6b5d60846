import { PAGE_SIZE } from '@shop/contract'

/** A page of a list on the wire; one after the last page is empty. */
export const pageOf = <Row, T>(rows: readonly Row[], page: number, toWire: (row: Row) => T) => ({
  data: rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(toWire),
  current_page: page,
  last_page: Math.max(1, Math.ceil(rows.length / PAGE_SIZE)),
  per_page: PAGE_SIZE,
  total: rows.length,
})
