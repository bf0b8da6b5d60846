import styled from '@emotion/styled'
import { subTotal, toRinggit } from '@shop/contract'
import { paths } from '../../config/paths'
import { useRehydrated } from '../../lib/hooks'
import { useSessionRanOut } from '../../lib/session-end'
import { Button, ButtonLink } from '../../ui/button'
import { Money } from '../../ui/money'
import { Sheet, Stack } from '../../ui/page'
import { SessionEnded } from '../../ui/session-ended'
import { Empty, Loading, Skeleton } from '../../ui/states'
import { CartLines } from './cart-lines'
import { useCart } from './use-cart'

const Columns = styled('div')({
  display: 'grid',
  gap: 32,
  alignItems: 'start',
  '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(280px, 1fr)' },
})

const Total = styled('p')({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: 'var(--size-lead)',
  fontWeight: 600,
})

const Waiting = () => (
  <Loading label="Loading your cart">
    <Stack gap={2}>
      <Skeleton height={96} />
      <Skeleton height={96} />
    </Stack>
  </Loading>
)

/** The cart as a page: the same lines as the sidebar's, with the sum beside them. */
export const CartPageContent = () => {
  const ready = useRehydrated()
  const cart = useCart()
  const ranOut = useSessionRanOut()
  if (!ready) return <Waiting />
  if (cart.items.length === 0 && ranOut) return <SessionEnded signIn={paths.signIn(paths.cart)} />
  if (cart.items.length === 0) {
    return (
      <Empty title="Your cart is empty.">
        <ButtonLink to={paths.category()}>Browse the shop</ButtonLink>
      </Empty>
    )
  }
  return (
    <Columns>
      <Sheet>
        <CartLines cart={cart} />
      </Sheet>
      <Sheet>
        <Stack gap={2}>
          <Total aria-live="polite">
            <span>Total Price</span>
            <Money amount={toRinggit(subTotal(cart.items))} />
          </Total>
          <p>Shipping and coupons come at checkout.</p>
          <ButtonLink to={paths.checkout}>Checkout</ButtonLink>
          <Button look="link" disabled={cart.busy} onClick={() => cart.clear.mutate()}>
            Clear the cart
          </Button>
        </Stack>
      </Sheet>
    </Columns>
  )
}
