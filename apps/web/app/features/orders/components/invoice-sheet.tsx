import { formatDate, isPaid, type Order } from '@shop/contract'
import { useSite } from '../../../api/site-settings'
import { BrandMark } from '../../../components/brand-mark'
import { Chip } from '../../../components/chip'
import { orderStatusLabels } from '../../../config/labels'
import { paidAt } from '../order-labels'
import { InvoiceItems } from './invoice-items'
import { InvoiceParties, TaxNumbers } from './invoice-parties'
import styles from './invoice-sheet.module.css'
import { OrderTotals } from './order-totals'

const wordOnPayment = (order: Order): string => {
  const at = paidAt(order)
  if (isPaid(order.order_status)) return at ? `Paid by card on ${formatDate(at)}. Thank you.` : 'Paid. Thank you.'
  if (order.order_status === 'cancelled') return 'This order was cancelled. Nothing is due.'
  if (order.order_status === 'quote_requested') return 'Postage is quoted by email and is not part of these sums.'
  return 'This order has not been paid yet.'
}

/** Who sells: the company by its name, where it is found, and the numbers that it has (data.json). */
const Seller = () => {
  const { brand, contact, company } = useSite()
  const lines = new Set([company.name, ...contact.address, contact.phone, contact.email].filter(Boolean))
  return (
    <section aria-label="Seller">
      <p className={styles.brand}>
        <BrandMark size={32} />
        {brand.name}
      </p>
      <address>
        {[...lines].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <TaxNumbers
        numbers={{
          company_registration_number: company.registration_number,
          sst_number: company.sst_number,
          tin_number: company.tin_number,
        }}
      />
    </section>
  )
}

/** An order as a sheet of paper. Until it is paid it is no invoice yet, and says so. */
export const InvoiceSheet = ({ order }: { readonly order: Order }) => {
  const { label, tone } = orderStatusLabels[order.order_status]
  return (
    <article className={styles.paper}>
      <header className={styles.head}>
        <Seller />
        <div>
          <h1>{isPaid(order.order_status) ? 'Invoice' : 'Pro forma invoice'}</h1>
          <dl className={styles.facts}>
            <dt>Order number</dt>
            <dd>{order.order_txn_id}</dd>
            <dt>Date</dt>
            <dd>{formatDate(order.order_txn_date)}</dd>
            <dt>Status</dt>
            <dd>
              <Chip tone={tone}>{label}</Chip>
            </dd>
          </dl>
        </div>
      </header>
      <InvoiceParties order={order} />
      {order.items.length > 0 ? <InvoiceItems items={order.items} /> : <p>No data found</p>}
      <section className={styles.close} aria-label="Totals and payment">
        <OrderTotals order={order} />
        <p>{wordOnPayment(order)}</p>
      </section>
    </article>
  )
}
