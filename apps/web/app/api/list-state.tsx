import { ErrorState } from '../components/page-states'
import { ListSkeleton } from '../components/skeleton'
import { failureText } from './failure-text'

interface ListStateProps {
  /** What is loaded, such as "Your orders". */
  readonly name: string
  readonly query: { readonly error: unknown; readonly refetch: () => Promise<unknown> }
  /** Shown before the reason of a failure. */
  readonly note?: string
  readonly rows: number
  /** The height of a row in CSS pixels. */
  readonly height: number
}

/** Shown where a query has no data: a skeleton, or why they could not be loaded, with a retry. */
export const ListState = ({ name, query, note = '', rows, height }: ListStateProps) =>
  query.error ? (
    <ErrorState title={`${name} could not be loaded`} onRetry={query.refetch}>
      <p>{`${note} ${failureText(query.error)}`.trim()}</p>
    </ErrorState>
  ) : (
    <ListSkeleton label={`Loading ${name.toLowerCase()}`} rows={rows} height={height} />
  )
