import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { formatRinggit, toRinggit } from '@shop/contract'
import type { Cart } from '@shop/contract/host'
import { FormProvider, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { useSite } from '../../../api/site-settings'
import { Money } from '../../../components/money'
import { OfflineNote } from '../../../components/offline-note'
import { Stack } from '../../../components/page'
import { isPosted, quoteText } from '../../../config/deliveries'
import { paths } from '../../../config/paths'
import { paymentLines } from '../../../config/seller-lines'
import { useCustomerKey } from '../../../state/hooks'
import { EmailWarning } from '../../addresses/components/field-warning'
import type { CheckoutState, OrderConfirmation } from '../use-checkout'
import { checkoutFormId } from './checkout-form'
import styles from './place-order.module.css'

const QuoteNote = ({ items }: Pick<Cart, 'items'>) => (
  <Alert severity="info" role="status">
    <p>
      <strong>No payment now.</strong> {quoteText}
    </p>
    {items.some(({ product }) => !isPosted(product)) ? (
      <p>
        Any tests and ebooks in this order come after that payment too. To have them now, order them
        separately: <Link to={paths.cart}>edit your cart</Link>.
      </p>
    ) : null}
  </Alert>
)

interface RepricedProps {
  readonly confirmation: OrderConfirmation
  readonly onPay: (confirmation: OrderConfirmation) => void
}

/** The order costs another amount than the shopper saw: they have to agree before they pay. */
const Repriced = ({ confirmation, onPay }: RepricedProps) => (
  <Alert severity="error">
    <p>
      Your order now costs{' '}
      <strong>
        <Money amount={confirmation.order.total} />
      </strong>
      : a price or your cart has changed since. Nothing has been charged.
    </p>
    <Button onClick={() => onPay(confirmation)}>
      <span>
        Continue and pay <Money amount={confirmation.order.total} />
      </span>
    </Button>
    {useCustomerKey() ? (
      <Link to={paths.orderDetails(confirmation.order.txnId)}>See this order</Link>
    ) : null}{' '}
    <Link to={paths.cart}>Back to your cart</Link>
  </Alert>
)

interface PlaceOrderProps {
  readonly items: Cart['items']
  readonly checkout: CheckoutState
  /** The order would have what has arrived. */
  readonly isCartChanging: boolean
  readonly onPlaced: (confirmation: OrderConfirmation) => void
}

/** Why the order was not placed, unless a field says it. */
const OrderError = ({ error, coupon }: Pick<CheckoutState, 'error' | 'coupon'>) => {
  // Only with the order, as for one coupon per customer: the check of the coupon alone succeeds.
  const isCouponRefused =
    error?.kind === 'coupon' && coupon.applied !== undefined && !coupon.isChecking
  if (error?.kind !== 'cart' && error?.kind !== 'other' && !isCouponRefused) return null
  return (
    <Alert severity="error">
      <p>{error.message}</p>
      <p>Nothing was charged now.</p>
      {error.kind === 'cart' ? <Link to={paths.cart}>Change your cart</Link> : null}
    </Alert>
  )
}

/** @param total in sen */
const submitLabel = (isQuoted: boolean, total: number): string => {
  if (isQuoted) return 'Request a shipping quote'
  return total === 0 ? 'Place your order' : `Pay ${formatRinggit(toRinggit(total))}`
}

/** Applies a coupon that was typed, before the order has it. */
const SubmitButton = ({
  checkout: { isQuoted, isPlacing, totals, coupon },
  isCartChanging,
}: Pick<PlaceOrderProps, 'checkout' | 'isCartChanging'>) => (
  <Button
    type="submit"
    form={checkoutFormId}
    loading={isPlacing || isCartChanging || coupon.isChecking}
    fullWidth
    onClick={(event) => {
      if (!coupon.isUnchecked) return
      event.preventDefault()
      coupon.apply()
    }}
  >
    <span>{submitLabel(isQuoted, totals.total)}</span>
  </Button>
)

/** Places the order without a payment: a company may need its invoice before it can pay. */
const InvoiceFirst = ({ checkout }: Pick<PlaceOrderProps, 'checkout'>) => {
  const { form, isQuoted, isPlacing, totals, submitForInvoice } = checkout
  const isForCompany = useWatch({ control: form.control, name: 'for_company' })
  const isCustomer = useCustomerKey() !== undefined
  if (!isForCompany || !isCustomer || isQuoted || totals.total === 0) return null
  return (
    <Button variant="text" disabled={isPlacing} onClick={submitForInvoice}>
      Pro forma invoice first
    </Button>
  )
}

const TermsNote = ({ isQuoted }: Pick<CheckoutState, 'isQuoted'>) => (
  <p className={styles.note}>
    <span>
      {isQuoted
        ? 'No obligation. By requesting'
        : 'You’ll pay on our card provider’s secure page. We never see your card number. ' +
          'By ordering'}
    </span>{' '}
    you agree to our <Link to={paths.terms}>Terms of Sale</Link>. See also{' '}
    <Link to={paths.shippingReturns}>Shipping &amp; Returns</Link>.
  </p>
)

const PaymentNote = () => {
  const lines = paymentLines(useSite())
  return lines.length > 0 ? <p className={styles.note}>{lines.join(' ')}</p> : null
}

/** The submit button, with the notes before it and the errors after it. */
export const PlaceOrder = ({ items, checkout, isCartChanging, onPlaced }: PlaceOrderProps) => {
  const { form, isQuoted, error, repriced, isPlacing, isRetried, coupon } = checkout
  return (
    <Stack>
      {isQuoted ? <QuoteNote items={items} /> : null}
      <OrderError error={error} coupon={coupon} />
      {/* On a phone the field is far above, and the links of a guest go to this address alone. */}
      <FormProvider {...form}>
        <EmailWarning name="customer.email" subject="Please check your email address." />
      </FormProvider>
      {repriced ? (
        <Repriced confirmation={repriced} onPay={onPlaced} />
      ) : (
        <>
          <SubmitButton checkout={checkout} isCartChanging={isCartChanging} />
          <InvoiceFirst checkout={checkout} />
        </>
      )}
      {isPlacing ? <OfflineNote /> : null}
      <p role="status">
        {isRetried
          ? 'This takes longer than usual. We’re trying again, and you order only once.'
          : null}
      </p>
      <TermsNote isQuoted={isQuoted} />
      <PaymentNote />
    </Stack>
  )
}
