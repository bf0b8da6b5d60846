import { ButtonLink } from '../../../components/button'
import { EmptyState } from '../../../components/empty-state'
import { ErrorState } from '../../../components/error-state'
import { paths } from '../../../config/paths'

export const EmptyCatalogue = () => (
  <EmptyState title="The shelf is being filled">
    <p>There is nothing to buy yet. Meanwhile you can read what the inventory is.</p>
    <ButtonLink variant="quiet" to={paths.inventory}>
      Read about the inventory
    </ButtonLink>
  </EmptyState>
)

interface CatalogueErrorProps {
  readonly onRetry: () => void
  readonly busy: boolean
  /** The products are shown as they were before. */
  readonly isOutdated?: boolean
}

export const CatalogueError = ({ onRetry, busy, isOutdated = false }: CatalogueErrorProps) => (
  <ErrorState title="We could not reach the shop" onRetry={onRetry} busy={busy}>
    <p>
      {isOutdated ? 'Prices may have changed.' : 'The products did not arrive.'} Your cart is safe. Check your
      connection, or try again in a moment.
    </p>
  </ErrorState>
)

export const ProductNotFound = () => (
  <EmptyState title="This product is not on the shelf">
    <p>It may have been sold out for good, or the address is mistyped.</p>
    <ButtonLink to={paths.category()}>Browse the shop</ButtonLink>
  </EmptyState>
)
