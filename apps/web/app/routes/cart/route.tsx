import { cartNeedsShipping, subTotal, toRinggit } from '@shop/contract'
import { Button, ButtonLink } from '../../components/button'
import { Money } from '../../components/money'
import { Card, Columns, PlainPage, Stack } from '../../components/page'
import { EmptyState, SessionExpired } from '../../components/page-states'
import { ListSkeleton } from '../../components/skeleton'
import { paths } from '../../config/paths'
import { seo } from '../../config/seo'
import { useSettledCart } from '../../features/cart/api/settle-cart'
import { useCart } from '../../features/cart/api/use-cart'
import { CartLines } from '../../features/cart/components/cart-lines'
import { PopularProducts } from '../../features/catalogue/components/popular-products'
import { WishlistLink } from '../../features/wishlist/components/wishlist-link'
import { useRehydrated, useSessionExpired } from '../../state/hooks'
import { productActions } from '../product-actions'
import styles from './route.module.css'

const CartContents = () => {
  const isReady = useRehydrated()
  const cart = useCart()
  const isExpired = useSessionExpired()
  useSettledCart()
  if (!isReady) return <ListSkeleton label="Loading your cart" rows={2} height={96} />
  if (cart.items.length === 0 && isExpired)
    return <SessionExpired signInUrl={paths.signIn(paths.cart)} />
  if (cart.items.length === 0) {
    return (
      <>
        <EmptyState title="Your cart is empty.">
          <ButtonLink to={paths.category()}>Browse the shop</ButtonLink>
          <WishlistLink />
        </EmptyState>
        <PopularProducts actions={productActions} />
      </>
    )
  }
  return (
    <Columns template="minmax(0, 2fr) minmax(280px, 1fr)" from={900} gap="32px">
      <Card>
        <CartLines cart={cart} />
        <div className={styles.clear}>
          <Button
            variant="link"
            // The attribute `disabled` would take the focus from the button that was pressed.
            aria-disabled={cart.busy || undefined}
            onClick={() =>
              !cart.busy &&
              cart.clear.mutate(undefined, { onSuccess: () => window.scrollTo({ top: 0 }) })
            }
          >
            Clear the cart
          </Button>
        </div>
      </Card>
      <Card>
        <Stack gap={2}>
          <p className={styles.total} aria-live="polite">
            <span>Total Price</span>
            <Money amount={toRinggit(subTotal(cart.items))} />
          </p>
          {cartNeedsShipping(cart.items) ? (
            <p>
              Free delivery in Malaysia. To other countries, we’ll email you the shipping cost
              first.
            </p>
          ) : null}
          <ButtonLink to={paths.checkout}>Checkout</ButtonLink>
          <ButtonLink variant="link" to={paths.category()}>
            Continue shopping
          </ButtonLink>
          <WishlistLink />
        </Stack>
      </Card>
    </Columns>
  )
}

export const meta = () =>
  seo({
    title: 'Your Cart',
    description: 'See what is in your cart, change quantities, and go to checkout.',
    noindex: true,
  })

export default function Cart() {
  return (
    <PlainPage title="Your Cart">
      <CartContents />
    </PlainPage>
  )
}
