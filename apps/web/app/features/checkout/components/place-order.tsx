import { POLICY, toRinggit } from '@shop/contract'
import { Link } from 'react-router'
import { Button } from '../../../components/button'
import { Money } from '../../../components/money'
import { Notice } from '../../../components/notice'
import { Stack } from '../../../components/page'
import { paths } from '../../../config/paths'
import type { CheckoutState, Placed } from '../use-checkout'
import { checkoutFormId } from './checkout-form'
import styles from './place-order.module.css'

const QuoteNote = () => (
  <Notice variant="info">
    <p>
      <strong>No payment now.</strong> Parcels to this country are quoted: we send you the postage by email, you pay
      then, and delivery takes {POLICY.internationalDays.min} to {POLICY.internationalDays.max} days on average.
    </p>
  </Notice>
)

interface OtherPriceProps {
  readonly placed: Placed
  readonly onGoOn: (placed: Placed) => void
}

/** The server's prices have the last word; nobody is sent to pay a sum that they have not seen. */
const OtherPrice = ({ placed, onGoOn }: OtherPriceProps) => (
  <Notice variant="error">
    <p>
      Prices have changed since you filled your cart. Your order now costs{' '}
      <strong>
        <Money amount={placed.order.order_total_amount} />
      </strong>
      . Nothing has been charged.
    </p>
    <Button onClick={() => onGoOn(placed)}>
      Continue and pay <Money amount={placed.order.order_total_amount} />
    </Button>
    <Link to={paths.cart}>Back to your cart</Link>
  </Notice>
)

interface PlaceOrderProps {
  readonly checkout: CheckoutState
  readonly onPlaced: (placed: Placed) => void
}

/** The button, with all that has to be said before it is pressed and after it did not work. */
export const PlaceOrder = ({ checkout, onPlaced }: PlaceOrderProps) => {
  const { quoted, totals, problem, otherwise, busy, coupon } = checkout
  return (
    <Stack gap={2}>
      {quoted ? <QuoteNote /> : null}
      {problem?.at === 'cart' ? (
        <Notice variant="error">
          <p>{problem.message}</p>
          <Link to={paths.cart}>Change your cart</Link>
        </Notice>
      ) : null}
      {problem?.at === 'button' ? (
        <Notice variant="error">
          <p>{problem.message}</p>
        </Notice>
      ) : null}
      {otherwise ? (
        <OtherPrice placed={otherwise} onGoOn={onPlaced} />
      ) : (
        <Button type="submit" form={checkoutFormId} busy={busy || coupon.busy} fullWidth>
          {quoted ? (
            'Ask for a quote'
          ) : (
            <>
              Pay <Money amount={toRinggit(totals.total)} />
            </>
          )}
        </Button>
      )}
      <p className={styles.note}>
        {quoted
          ? 'You agree to nothing yet: the quote comes first.'
          : 'You pay on the card provider’s own page. We never see your card.'}{' '}
        <Link to={paths.shippingReturns}>Shipping &amp; Returns</Link>
      </p>
    </Stack>
  )
}
