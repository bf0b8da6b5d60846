import { lazyComponent } from '../../components/lazy-component'
import { CartContents } from '../../features/cart/components/cart-contents'
import type { ProductSlots } from '../../features/catalogue/components/product-grid'
import { productSlots } from '../product-slots'

const PopularProducts = lazyComponent<ProductSlots>(
  async () => (await import('../../features/catalogue/components/popular-products')).PopularProducts,
  null,
  { optional: true },
)

export const CartPage = () => <CartContents whenEmpty={<PopularProducts {...productSlots} />} />
