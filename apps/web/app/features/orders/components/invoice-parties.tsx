import type { Order } from '@shop/contract'
import { type CompanyNumbers, companyNumberRows } from '../../addresses/address-fields'
import { AddressLines } from '../../addresses/components/address-lines'
import styles from './invoice-parties.module.css'

/** A company's numbers with the authorities: those that there are (requirements §2). */
export const TaxNumbers = ({ numbers }: { readonly numbers: CompanyNumbers }) => {
  const rows = companyNumberRows(numbers)
  if (rows.length === 0) return null
  return (
    <dl className={styles.numbers}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Who is billed, where it goes, and the company's tax numbers, each only when there is one (requirements §2). */
export const InvoiceParties = ({ order }: { readonly order: Order }) => {
  const tax = order.order_tax_details
  return (
    <div className={styles.columns}>
      <section aria-label="Bill to">
        <h2>Bill to</h2>
        <strong>{tax.company_name || order.order_customer_name}</strong>
        {tax.company_name ? <p>{order.order_customer_name}</p> : null}
        <AddressLines address={order.order_billing_address} />
        <p>{order.order_customer_email}</p>
        <p>{tax.company_phone || order.order_customer_phone}</p>
      </section>
      <section aria-label="Ship to">
        <h2>Ship to</h2>
        <strong>{order.order_customer_name}</strong>
        <AddressLines address={order.order_shipping_address} />
        <p>{order.order_customer_phone}</p>
      </section>
      {companyNumberRows(tax).length > 0 ? (
        <section aria-label="Tax numbers">
          <h2>Tax numbers</h2>
          <TaxNumbers numbers={tax} />
        </section>
      ) : null}
    </div>
  )
}
