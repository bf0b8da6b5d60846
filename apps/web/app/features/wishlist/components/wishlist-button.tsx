import type { Product } from '@shop/contract/host'
import { Heart } from 'lucide-react'
import { IconButton } from '../../../components/button'
import { useWishlistItem } from '../use-wishlist'
import styles from './wishlist-button.module.css'

/** Adds a product to the wishlist or removes it. */
export const WishlistButton = ({ product }: { readonly product: Pick<Product, 'product_id' | 'product_name'> }) => {
  const { isInWishlist, toggle } = useWishlistItem(product.product_id)
  return (
    <IconButton
      className={styles.wishlistButton}
      aria-label={`On your wishlist: ${product.product_name}`}
      aria-pressed={isInWishlist}
      onClick={() => void toggle()}
    >
      <Heart size={20} aria-hidden />
    </IconButton>
  )
}
