import { failureText } from '../../../api/failure-text'
import { ErrorState } from '../../../components/page-states'

/** The state of a query that failed; its data are those of before. */
interface CatalogueErrorProps {
  readonly data: unknown
  readonly error: unknown
  readonly refetch: () => Promise<unknown>
  readonly as?: 'h1' | 'h2'
}

export const CatalogueError = ({ data, error, refetch, as = 'h2' }: CatalogueErrorProps) => (
  <ErrorState
    title={data ? 'Prices may have changed' : 'The products could not be loaded'}
    as={as}
    onRetry={refetch}
  >
    <p>{`${failureText(error)} Your cart is safe.`}</p>
  </ErrorState>
)
