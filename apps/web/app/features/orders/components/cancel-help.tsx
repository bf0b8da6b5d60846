import { isCancellable, isPaid, POLICY } from '@shop/contract'
import type { Order } from '@shop/contract/host'
import { Link } from 'react-router'
import { useSite } from '../../../api/site-settings'
import { PhoneLink } from '../../../components/links'
import { Card, Stack } from '../../../components/page'
import { openingHours } from '../../../config/business-hours'
import { paths } from '../../../config/paths'
import styles from './cancel-help.module.css'

const hours = `${openingHours}, Monday to Friday except public holidays`

const Contact = ({ order }: { readonly order: Order }) => {
  const { phone, email } = useSite().contact
  const subject = encodeURIComponent(`Please cancel order ${order.order_txn_id}`)
  return (
    <>
      {email ? (
        <>
          {' '}
          Write to <a href={`mailto:${email}?subject=${subject}`}>{email}</a>
        </>
      ) : null}
      {phone ? (
        <>
          {email ? ' or call ' : ' Call '}
          <PhoneLink className={styles.unbroken} phone={phone} />
        </>
      ) : null}
      {email || phone ? `, ${hours}, and name the order number.` : null}
    </>
  )
}

const Policy = () => <Link to={paths.shippingReturns}>Shipping &amp; Returns</Link>

/** How to cancel: an order can be cancelled only if not yet shipped (requirements §4, §9); afterwards, how to return it. */
export const CancelHelp = ({ order }: { readonly order: Order }) => {
  const { order_status: status } = order
  // Without a status the rule itself is the help.
  const cancellable = order.cancellable ?? (status === undefined || isCancellable(status))
  if (!cancellable && !isPaid(status)) return null
  return (
    <Card>
      <Stack className={styles.stack} gap={2}>
        <h2>{cancellable ? 'Cancel this order' : 'Returns'}</h2>
        {cancellable ? (
          <>
            <p>
              An order can be cancelled as long as it has not been shipped.
              <Contact order={order} />
            </p>
            {isPaid(status) ? (
              <p>
                Ebooks, the inventory and the career test are non-refundable. See <Policy />.
              </p>
            ) : null}
          </>
        ) : (
          <p>
            This order has been shipped and can no longer be cancelled. Faulty or wrong goods are refunded when they are
            returned within {POLICY.refundDays} days of purchase. See <Policy />.
          </p>
        )}
      </Stack>
    </Card>
  )
}
