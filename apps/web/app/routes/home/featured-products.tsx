import { ButtonLink } from '../../components/button'
import { paths } from '../../config/paths'
import { Highlights } from '../../features/catalogue/components/highlights'
import { productSlots } from '../product-slots'

/** One line of the shelf, and the way to the rest of it. */
export const HomeShelf = () => (
  <Highlights groups={[{ title: 'From the shop', filter: ({ is_featured }) => is_featured, max: 4 }]} {...productSlots}>
    <div>
      <ButtonLink variant="quiet" to={paths.category()}>
        See the whole shop
      </ButtonLink>
    </div>
  </Highlights>
)
