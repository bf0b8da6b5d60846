import type { ReactNode } from 'react'
import { ButtonLink } from './button'
import { EmptyState } from './empty-state'
import { ErrorState } from './error-state'
import { Stack } from './page'
import styles from './paged-list.module.css'
import { Pagination } from './pagination'

interface PageOf<Row> {
  readonly data: readonly Row[]
  readonly current_page: number
  readonly last_page: number
  readonly total: number
}

interface PagedListProps<Row> {
  /** Singular and plural of the listed thing. */
  readonly nouns: readonly [singular: string, plural: string]
  readonly query: {
    readonly data: PageOf<Row> | undefined
    readonly isPending: boolean
    readonly isFetching: boolean
    /** True while the previous page is shown until the next has loaded. */
    readonly isPlaceholderData: boolean
    readonly refetch: () => Promise<unknown>
  }
  readonly skeleton: ReactNode
  readonly error: { readonly title: string; readonly text: string }
  readonly empty: ReactNode
  /** Shown above the count. */
  readonly lead?: ReactNode
  readonly pageUrl: (page: number) => string
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** A paged list (architecture §4) in each of its states: loading, failed, empty, beyond the last page, loaded. */
export const PagedList = <Row,>({
  nouns: [singular, plural],
  query: { data, isPending, isFetching, isPlaceholderData, refetch },
  skeleton,
  error,
  empty,
  lead,
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
  if (data.total === 0) return empty
  if (data.data.length === 0) {
    return (
      <EmptyState title={`Your ${plural} end before this page`}>
        <ButtonLink variant="quiet" to={pageUrl(1)}>
          Show the first page
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <Stack gap={3} aria-busy={isPlaceholderData} style={isPlaceholderData ? { opacity: 0.6 } : undefined}>
      <Stack gap={1}>
        {lead}
        <p className={styles.note} role="status">
          {data.total} {data.total === 1 ? singular : plural}
          {data.last_page > 1 ? `, page ${data.current_page} of ${data.last_page}` : ''}
        </p>
      </Stack>
      {children(data.data)}
      <Pagination label={`Pages of ${plural}`} current={data.current_page} last={data.last_page} pageUrl={pageUrl} />
    </Stack>
  )
}
