import { ProductList } from '../../features/catalogue/components/product-list'
import { productSlots } from '../product-slots'

export const Products = () => <ProductList {...productSlots} />
