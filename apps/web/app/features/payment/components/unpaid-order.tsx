import { totalQuantity } from '@shop/contract'
import type { PaymentVerification } from '@shop/contract/host'
import { ButtonLink } from '../../../components/button'
import { paths } from '../../../config/paths'
import { useRehydrated, useShopSelector } from '../../../state/hooks'
import { type FailedSession, type PaymentRecord, readPayment, successPath } from '../payment-record'
import { PaymentActions } from './payment-actions'

export const notCharged = 'You have not been charged.'

const chargeTexts: Readonly<Record<FailedSession['charge'], string>> = {
  none: notCharged,
  'refund-due':
    'You have paid, but after this order was cancelled. We will refund your payment in full.',
  unknown:
    'We don’t know yet whether you have been charged. Check the payment before you pay again.',
}

/**
 * The id of the session to verify again, since nobody knows whether it was charged: that which has
 * just failed, else the one that this device stores.
 */
const unansweredSession = (
  failed: FailedSession | undefined,
  record: PaymentRecord | undefined,
): string | undefined => {
  if (failed) return failed.charge === 'unknown' ? failed.sessionId : undefined
  return record?.verified ? undefined : record?.unanswered
}

/** Empty until the stored payment is known. */
const ChargeNote = ({ text }: { readonly text: string | undefined }) => (
  <p>{text ? <strong>{text}</strong> : '\u00a0'}</p>
)

const CartNote = ({ hasItems }: { readonly hasItems: boolean }) => (
  <p>{hasItems ? 'We’ve kept your cart and details.' : '\u00a0'}</p>
)

interface PaymentLinksProps {
  /** The session to verify again. */
  readonly unanswered: string | undefined
  readonly verified: PaymentVerification | undefined
  /** The payment that this device stores. */
  readonly record: PaymentRecord | undefined
}

/** What this device can do about the unpaid order. */
const PaymentLinks = ({ unanswered, verified, record }: PaymentLinksProps) => {
  const payable = record?.verified || unanswered ? undefined : record
  return (
    <>
      {unanswered ? <ButtonLink to={paths.verify(unanswered)}>Check the payment</ButtonLink> : null}
      {payable ? <ButtonLink to={paths.handOff(payable.txnId)}>Pay this order</ButtonLink> : null}
      {payable?.purchase ? (
        <ButtonLink to={paths.checkout} variant="quiet">
          Back to checkout
        </ButtonLink>
      ) : null}
      {verified ? <ButtonLink to={successPath(verified)}>See the receipt</ButtonLink> : null}
    </>
  )
}

interface UnpaidOrderProps {
  /** Of the failed page: the session that it is about, if it is about one. */
  readonly failed?: FailedSession | undefined
  /** What the page says of the charge where neither the session nor this device knows more. */
  readonly charge: string
}

/**
 * After a failed or cancelled payment: whether it was charged, what this device can do about the
 * unpaid order, and the link home.
 */
export const UnpaidOrder = ({ charge, ...props }: UnpaidOrderProps) => {
  const rehydrated = useRehydrated()
  const hasItems = useShopSelector(({ cart }) => totalQuantity(cart.cart?.items ?? []) > 0)
  // The prerendered page has no history and no storage.
  const failed = rehydrated ? props.failed : undefined
  const record = rehydrated ? readPayment() : undefined
  // The record may be of another payment than the failed session.
  const verified = failed ? undefined : record?.verified
  const unanswered = unansweredSession(failed, record)
  const known = failed ? chargeTexts[failed.charge] : charge
  const chargeText = unanswered ? chargeTexts.unknown : known
  const isCartEmpty = rehydrated && !hasItems
  return (
    <>
      {verified ? (
        <p role="status">
          Your order is paid: a later attempt went through. You do not need to pay again.
        </p>
      ) : (
        <ChargeNote text={rehydrated ? chargeText : undefined} />
      )}
      {isCartEmpty ? null : <CartNote hasItems={hasItems} />}
      <PaymentActions>
        <PaymentLinks unanswered={unanswered} verified={verified} record={record} />
        {record || isCartEmpty ? null : <ButtonLink to={paths.cart}>View cart</ButtonLink>}
        <ButtonLink to={paths.home} variant="quiet">
          Go to Home
        </ButtonLink>
      </PaymentActions>
    </>
  )
}
