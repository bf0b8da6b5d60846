import { Highlights } from '../../features/catalogue/components/highlights'
import { productSlots } from '../product-slots'

export const Products = () => (
  <Highlights
    isDense
    groups={[
      { title: 'Featured', filter: ({ is_featured = true }) => is_featured },
      { title: 'Best sellers', filter: ({ is_best_seller = false }) => is_best_seller },
    ]}
    {...productSlots}
  />
)
