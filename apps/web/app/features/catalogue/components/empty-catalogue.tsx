import { ButtonLink } from '../../../components/button'
import { EmptyState } from '../../../components/page-states'
import { paths } from '../../../config/paths'

export const EmptyCatalogue = () => (
  <EmptyState title="Our shop opens soon">
    <p>There are no products yet. Meanwhile, you can read about the LPI.</p>
    <ButtonLink variant="quiet" to={paths.inventory}>
      Read about the LPI
    </ButtonLink>
  </EmptyState>
)
