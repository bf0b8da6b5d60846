import { productTypes } from '@shop/contract'
import type { Product } from '@shop/contract/host'
import { Money } from '../../../components/money'
import styles from './product-price.module.css'

/**
 * The price of one unit, with how many one has to buy, if not one; that of a group test is said to
 * be for a seat.
 */
export const ProductPrice = ({ product }: { readonly product: Product }) => {
  const { product_price, product_type, min_order_quantity: min } = product
  const least = min > 1 ? `, at least ${min}` : ''
  const isPerSeat = productTypes[product_type].isPerSeat
  const unit = isPerSeat ? `per seat${least}` : least && `each${least}`
  return (
    <span>
      <Money amount={product_price} />
      {unit ? <span className={styles.unit}> {unit}</span> : null}
    </span>
  )
}
