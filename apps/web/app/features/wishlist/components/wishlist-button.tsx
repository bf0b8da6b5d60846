import type { Product } from '@shop/contract'
import { Heart as HeartShape } from 'lucide-react'
import { IconButton } from '../../../components/icon-button'
import { useRehydrated } from '../../../state/hooks'
import { useWish } from '../use-wishlist'
import styles from './wishlist-button.module.css'

/** Puts a product on the wishlist, or takes it off. */
export const Heart = ({ product }: { readonly product: Pick<Product, 'product_id' | 'product_name'> }) => {
  const { isWished, toggle } = useWish(product.product_id)
  const ready = useRehydrated()
  return (
    <IconButton
      className={styles.round}
      aria-label={`On your wishlist: ${product.product_name}`}
      aria-pressed={isWished}
      disabled={!ready}
      onClick={toggle}
    >
      <HeartShape size={20} aria-hidden />
    </IconButton>
  )
}
