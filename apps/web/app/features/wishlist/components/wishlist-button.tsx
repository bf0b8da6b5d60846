import type { Product } from '@shop/contract/host'
import { Heart } from 'lucide-react'
import { IconButton } from '../../../components/button'
import { toast } from '../../../components/toast/toasts'
import { paths } from '../../../config/paths'
import { TOAST } from '../../../config/ui-constants'
import { useShopSelector, useShopStore } from '../../../state/hooks'
import { customerKeyIn, type ShopState, untilRehydrated } from '../../../state/store'
import { wishlistOwner, wishlistToggled } from '../../../state/wishlist-slice'
import styles from './wishlist-button.module.css'

/** A change replaces the toast of the one before, so that Undo always means the last. */
const toastId = 'wishlist'

const hasProduct = (state: ShopState, productId: number): boolean =>
  state.wishlist.lists[wishlistOwner(customerKeyIn(state))]?.includes(productId) ?? false

export const WishlistButton = ({
  product,
}: {
  readonly product: Pick<Product, 'product_id' | 'product_name'>
}) => {
  const { product_id: productId, product_name: name } = product
  const isInWishlist = useShopSelector((state) => hasProduct(state, productId))
  const store = useShopStore()
  const toggle = async () => {
    await untilRehydrated(store)
    const state = store.getState()
    // The stored wishlist was restored after the press: it has what the visitor wanted already.
    if (hasProduct(state, productId) !== isInWishlist) return
    const customerKey = customerKeyIn(state)
    const owner = wishlistOwner(customerKey)
    store.dispatch(wishlistToggled({ owner, productId }))
    if (isInWishlist) {
      const onUndo = () => {
        // Another customer may have signed in since.
        if (wishlistOwner(customerKeyIn(store.getState())) === owner) {
          store.dispatch(wishlistToggled({ owner, productId }))
        }
      }
      toast.success('Removed from your wishlist.', {
        id: toastId,
        durationMs: TOAST.undoMs,
        action: { onUndo },
      })
      return
    }
    const to = customerKey === undefined ? paths.wishlist : paths.profile('Wishlist')
    const action = { label: 'View wishlist', to }
    toast.success('Saved to your wishlist.', { id: toastId, durationMs: TOAST.productMs, action })
  }
  return (
    <IconButton
      className={styles.wishlistButton}
      aria-label={`On your wishlist: ${name}`}
      aria-pressed={isInWishlist}
      onClick={() => void toggle()}
    >
      <Heart size={20} aria-hidden />
    </IconButton>
  )
}
