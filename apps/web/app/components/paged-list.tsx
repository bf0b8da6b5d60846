import type { ReactNode } from 'react'
import { ButtonLink } from './button'
import { Stack } from './page'
import styles from './paged-list.module.css'
import { Pager } from './pager'
import { Empty, Failure } from './states'

interface PageOf<Row> {
  readonly data: readonly Row[]
  readonly current_page: number
  readonly last_page: number
  readonly total: number
}

interface PagedListProps<Row> {
  /** What is listed: one of it, and more than one. */
  readonly counted: readonly [one: string, many: string]
  /** The question as the query cache has it. */
  readonly query: {
    readonly data: PageOf<Row> | undefined
    readonly isPending: boolean
    readonly isFetching: boolean
    /** The page shown is still the last one, while the next is on its way. */
    readonly isPlaceholderData: boolean
    readonly refetch: () => Promise<unknown>
  }
  readonly waits: ReactNode
  /** Why there may be no list, and that nothing is lost. */
  readonly failure: { readonly title: string; readonly text: string }
  /** Stands here when there is none at all. */
  readonly empty: ReactNode
  /** Above the count, such as what to do with the list. */
  readonly lead?: ReactNode
  readonly pageAddress: (page: number) => string
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** A list that comes in pages (architecture §4), in each of its states: on its way, failed, empty, beyond its end, and there. */
export const PagedList = <Row,>({
  counted: [one, many],
  query: { data, isPending, isFetching, isPlaceholderData, refetch },
  waits,
  failure,
  empty,
  lead,
  pageAddress,
  children,
}: PagedListProps<Row>) => {
  if (isPending) return waits
  // What was loaded before is still true enough to be shown; only an empty hand is a failure.
  if (!data) {
    return (
      <Failure title={failure.title} onRetry={() => void refetch()} busy={isFetching}>
        <p>{failure.text}</p>
      </Failure>
    )
  }
  if (data.total === 0) return empty
  if (data.data.length === 0) {
    return (
      <Empty title={`Your ${many} end before this page`}>
        <ButtonLink look="quiet" to={pageAddress(1)}>
          Show the first page
        </ButtonLink>
      </Empty>
    )
  }
  return (
    <Stack gap={3} aria-busy={isPlaceholderData} style={isPlaceholderData ? { opacity: 0.6 } : undefined}>
      <Stack gap={1}>
        {lead}
        <p className={styles.note} role="status">
          {data.total} {data.total === 1 ? one : many}
          {data.last_page > 1 ? `, page ${data.current_page} of ${data.last_page}` : ''}
        </p>
      </Stack>
      {children(data.data)}
      <Pager of={many} current={data.current_page} last={data.last_page} to={pageAddress} />
    </Stack>
  )
}
