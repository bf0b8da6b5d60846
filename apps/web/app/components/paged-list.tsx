import { PAGE_SIZE } from '@shop/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ButtonLink } from './button'
import { Stack } from './page'
import { EmptyState, ErrorState } from './page-states'
import { Pagination } from './pagination'
import styles from './pagination.module.css'

interface PageOf<Row> {
  readonly data: readonly Row[]
  readonly current_page?: number | undefined
  readonly last_page?: number | undefined
  readonly total?: number | undefined
}

interface PagedListProps<Row> {
  readonly nouns: readonly [singular: string, plural: string]
  readonly query: UseQueryResult<PageOf<Row>, unknown>
  /** The page of the URL. */
  readonly page: number
  readonly skeleton: ReactNode
  readonly error: { readonly title: string; readonly text: string }
  readonly empty: ReactNode
  readonly pageUrl: (page: number) => string
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** The last page; where the host does not say, a full page may have a next one. */
const lastPageOf = ({ data, last_page }: PageOf<unknown>, page: number): number =>
  last_page ?? (data.length >= PAGE_SIZE ? page + 1 : page)

/** Such as "31 orders, page 2 of 4". */
const positionOf = ({ total, last_page }: PageOf<unknown>, page: number, nouns: readonly [string, string]): string => {
  const count = total === undefined ? [] : [`${total} ${total === 1 ? nouns[0] : nouns[1]}`]
  const isSinglePage = last_page === undefined ? page === 1 : last_page <= 1
  const of = last_page === undefined ? '' : ` of ${last_page}`
  return [...count, ...(isSinglePage ? [] : [`page ${page}${of}`])].join(', ')
}

/** A paged list (architecture §4) in each of its states: loading, failed, empty, beyond the last page, loaded. */
export const PagedList = <Row,>({
  nouns,
  query: { data, isPending, isFetching, isPlaceholderData, refetch },
  page,
  skeleton,
  error,
  empty,
  pageUrl,
  children,
}: PagedListProps<Row>) => {
  if (isPending) return skeleton
  // After a failed refetch the loaded data stays.
  if (!data) {
    return (
      <ErrorState title={error.title} onRetry={() => void refetch()} busy={isFetching}>
        <p>{error.text}</p>
      </ErrorState>
    )
  }
  if (data.total === 0 || (data.data.length === 0 && page === 1)) return empty
  if (data.data.length === 0) {
    return (
      <EmptyState title={`Your ${nouns[1]} end before this page`}>
        <ButtonLink variant="quiet" to={pageUrl(1)}>
          Show the first page
        </ButtonLink>
      </EmptyState>
    )
  }
  // The page of the rows, which may still be those of the page before.
  const current = data.current_page ?? page
  return (
    <Stack gap={3} aria-busy={isPlaceholderData} style={isPlaceholderData ? { opacity: 0.6 } : undefined}>
      <p className={styles.note} role="status">
        {positionOf(data, current, nouns)}
      </p>
      {children(data.data)}
      <Pagination label={`Pages of ${nouns[1]}`} current={current} last={lastPageOf(data, current)} pageUrl={pageUrl} />
    </Stack>
  )
}
