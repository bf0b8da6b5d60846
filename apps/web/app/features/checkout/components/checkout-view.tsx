import { Card, Stack } from '../../../components/page'
import { type CheckoutOptions, useCheckout } from '../use-checkout'
import { CheckoutColumns } from './checkout-columns'
import { CheckoutForm } from './checkout-form'
import { CouponField } from './coupon-field'
import { FoldedItems, OrderTotalsList } from './order-summary'
import { PlaceOrder } from './place-order'

interface CheckoutViewProps extends CheckoutOptions {
  /** The order would have what has arrived. */
  readonly isCartChanging: boolean
}

/** The checkout of a cart with items. */
export const CheckoutView = ({ isCartChanging, ...options }: CheckoutViewProps) => {
  const checkout = useCheckout(options)
  const { items } = options.cart
  return (
    <CheckoutColumns>
      <Card>
        <FoldedItems items={items} isQuoted={checkout.isQuoted} total={checkout.totals.total} />
      </Card>
      <CheckoutForm checkout={checkout} />
      <aside aria-label="Order summary">
        <Card>
          <Stack gap={3}>
            <CouponField coupon={checkout.coupon} />
            <OrderTotalsList
              totals={checkout.totals}
              ships={checkout.ships}
              isQuoted={checkout.isQuoted}
            />
            <PlaceOrder {...{ items, checkout, isCartChanging }} onPlaced={options.onPlaced} />
          </Stack>
        </Card>
      </aside>
    </CheckoutColumns>
  )
}
