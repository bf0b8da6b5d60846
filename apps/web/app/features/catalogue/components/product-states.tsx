import { ButtonLink } from '../../../components/button'
import { EmptyState, ErrorState } from '../../../components/page-states'
import { paths } from '../../../config/paths'

export const EmptyCatalogue = () => (
  <EmptyState title="Our shop opens soon">
    <p>There are no products yet. Meanwhile, you can read about the inventory.</p>
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
  readonly as?: 'h1' | 'h2'
}

export const CatalogueError = ({ isOutdated = false, ...state }: CatalogueErrorProps) => (
  <ErrorState title="We could not reach the shop" {...state}>
    <p>
      {isOutdated ? 'Prices may have changed.' : 'The products could not be loaded.'} Your cart is safe. Check your
      connection, or try again in a moment.
    </p>
  </ErrorState>
)

export const ProductNotFound = () => (
  <EmptyState title="Product not found" as="h1">
    <p>We no longer sell this product, or the link is wrong.</p>
    <ButtonLink to={paths.category()}>Browse the shop</ButtonLink>
  </EmptyState>
)
