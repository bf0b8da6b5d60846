import { formatDate, isPaid, lineTotal, type TaxDetails, toRinggit } from '@shop/contract'
import type { Order } from '@shop/contract/host'
import { ArrowLeft, Printer } from 'lucide-react'
import { useSite } from '../../api/site-settings'
import { BrandMark } from '../../components/brand-mark'
import { Button, ButtonLink } from '../../components/button'
import { Facts } from '../../components/facts'
import { Money } from '../../components/money'
import { Container } from '../../components/page'
import { PageSpinner } from '../../components/page-states'
import { orderItemLabel } from '../../config/labels'
import { paths } from '../../config/paths'
import {
  buyerLabels,
  companyNumberRows,
  taxNumberNames,
} from '../../features/addresses/address-fields'
import { AddressLines } from '../../features/addresses/components/address-lines'
import { OrderLoader } from '../../features/orders/components/order-loader'
import { OrderStatusChip, OrderTotals } from '../../features/orders/components/order-totals'
import { invoiceTitle, isDigital, paidAt } from '../../features/orders/order-labels'
import { taxLine } from '../../features/orders/tax-line'
import styles from './route.module.css'
import './invoice.css'
import { pageTitle } from '../../config/seo'
import { useQueryParams } from '../../hooks/use-query-params'

const paymentNote = (order: Order): string => {
  const at = paidAt(order)
  if (isPaid(order.order_status))
    return at ? `Paid by card on ${formatDate(at)}. Thank you.` : 'Paid. Thank you.'
  if (order.order_status === 'cancelled') return 'This order was cancelled. Nothing is due.'
  if (order.order_status === 'quote_requested')
    return 'We’ll email you the shipping cost. It is not included in these totals.'
  return order.order_status === undefined ? '' : 'This order has not been paid yet.'
}

/** What a Malaysian e-invoice says of the buyer, “NA” where it is not known. */
const buyerNumbers = (tax: TaxDetails) =>
  taxNumberNames.map((name) => ({ label: buyerLabels[name], value: tax[name] || 'NA' }))

/** The selling company's name, address, contact and tax numbers, as data.json has them. */
const Seller = () => {
  const { brand, contact, company } = useSite()
  const lines = new Set(
    [company.name, ...contact.address, contact.phone, contact.email].filter(Boolean),
  )
  const numbers = companyNumberRows({
    company_registration_number: company.registration_number,
    sst_number: company.sst_number,
    tin_number: company.tin_number,
  })
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
      {numbers.length > 0 ? <Facts className={styles.taxNumbers} facts={numbers} /> : null}
    </section>
  )
}

/** Billing and shipping party, and the buyer's tax numbers (requirements §2). */
const Parties = ({ order }: { readonly order: Order }) => {
  const tax = order.order_tax_details
  const buyer = tax.company_name || order.order_customer_name
  return (
    <div className={styles.parties}>
      <section aria-label="Bill to">
        <h2>Bill to</h2>
        <strong>{buyer}</strong>
        {buyer === order.order_customer_name ? null : <p>{order.order_customer_name}</p>}
        <AddressLines address={order.order_billing_address} />
        <p>{order.order_customer_email}</p>
        <p>{tax.company_phone || order.order_customer_phone}</p>
      </section>
      {isDigital(order) ? null : (
        <section aria-label="Ship to">
          <h2>Ship to</h2>
          <strong>{order.order_customer_name}</strong>
          <AddressLines address={order.order_shipping_address} />
          <p>{order.order_customer_phone}</p>
        </section>
      )}
      <section aria-label="Tax numbers">
        <h2>Tax numbers</h2>
        <Facts className={styles.taxNumbers} facts={buyerNumbers(tax)} />
      </section>
    </div>
  )
}

const Items = ({ items }: Pick<Order, 'items'>) => (
  <table className={styles.items}>
    <caption className="visually-hidden">Items of this invoice</caption>
    <thead>
      <tr>
        <th scope="col">Description</th>
        <th className={`${styles.amount} ${styles.notOnPhone}`} scope="col">
          Quantity
        </th>
        <th className={`${styles.amount} ${styles.notOnPhone}`} scope="col">
          Unit price
        </th>
        <th className={styles.amount} scope="col">
          Amount
        </th>
      </tr>
    </thead>
    <tbody>
      {items.map((item, index) => (
        <tr key={item.product_id ?? index}>
          <th scope="row">
            {item.product.product_name}
            <small>{orderItemLabel(item.product)}</small>
            <small className={styles.phoneOnly}>
              {item.quantity} × <Money amount={item.product.product_price} />
            </small>
          </th>
          <td className={`${styles.amount} ${styles.notOnPhone}`}>{item.quantity}</td>
          <td className={`${styles.amount} ${styles.notOnPhone}`}>
            <Money amount={item.product.product_price} />
          </td>
          <td className={styles.amount}>
            <Money amount={toRinggit(lineTotal(item))} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Sheet = ({ order }: { readonly order: Order }) => {
  const tax = taxLine(order, useSite())
  const status = order.order_status
  const title = invoiceTitle(order)
  return (
    <article className={styles.paper}>
      <header className={styles.header}>
        <Seller />
        <div>
          <h1>{title}</h1>
          <dl className={styles.facts}>
            {title === 'Invoice' ? (
              <>
                <dt>Invoice number</dt>
                <dd>INV-{order.order_txn_id}</dd>
              </>
            ) : null}
            <dt>Order number</dt>
            <dd>{order.order_txn_id}</dd>
            <dt>Date</dt>
            <dd>{formatDate(order.order_txn_date)}</dd>
            <dt>Status</dt>
            <dd>
              <OrderStatusChip status={status} />
            </dd>
          </dl>
        </div>
      </header>
      <Parties order={order} />
      {order.items.length > 0 ? <Items items={order.items} /> : <p>No data found</p>}
      <section className={styles.closing} aria-label="Totals and payment">
        <OrderTotals order={order} isInvoice />
        <p>{paymentNote(order)}</p>
        {tax ? <p>{tax}</p> : null}
      </section>
    </article>
  )
}

export const meta = () => pageTitle('Invoice')

/** The printable invoice of one of the customer's own orders (architecture §4). */
export default function Invoice() {
  const { query, ready } = useQueryParams()
  return (
    <div className={styles.page}>
      <Container>
        {ready ? (
          <OrderLoader txnId={query.get('txnId')} as="h1">
            {(order) => (
              <>
                <div className={styles.toolbar}>
                  <ButtonLink to={paths.orderDetails(order.order_txn_id)} variant="link">
                    <ArrowLeft size={18} aria-hidden />
                    Back to the order
                  </ButtonLink>
                  <Button
                    startIcon={<Printer size={18} aria-hidden />}
                    onClick={() => window.print()}
                  >
                    Print
                  </Button>
                </div>
                <Sheet order={order} />
              </>
            )}
          </OrderLoader>
        ) : (
          <PageSpinner label="Loading your invoice" />
        )}
      </Container>
    </div>
  )
}
