import styled from '@emotion/styled'
import type { Order } from '@shop/contract'
import { AddressLines, type CompanyNumbers, taxRows } from './order-parties'

const Columns = styled('div')({
  display: 'grid',
  gap: '24px 32px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  fontSize: 'var(--size-label)',
  lineHeight: 1.5,
  '& h2': {
    marginBottom: 4,
    fontFamily: 'inherit',
    fontSize: 'var(--size-small)',
    fontWeight: 600,
    color: 'var(--ink-soft)',
  },
  '& p': { overflowWrap: 'anywhere' },
  '& strong': { display: 'block' },
  '&& span': { minHeight: '1.5em' },
})

/** Each set as running text, so that a narrow column breaks it between words and not within a number. */
const Numbers = styled('dl')({
  '& dt, & dd': { display: 'inline' },
  '& dt': { color: 'var(--ink-soft)' },
  '& dd': { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
})

/** A company's numbers with the authorities: those that there are (requirements §2). */
export const TaxNumbers = ({ numbers }: { readonly numbers: CompanyNumbers }) => {
  const rows = taxRows(numbers)
  if (rows.length === 0) return null
  return (
    <Numbers>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt> <dd>{value}</dd>
        </div>
      ))}
    </Numbers>
  )
}

/** Who is billed, where it goes, and the company's tax numbers, each only when there is one (requirements §2). */
export const InvoiceParties = ({ order }: { readonly order: Order }) => {
  const tax = order.order_tax_details
  return (
    <Columns>
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
      {taxRows(tax).length > 0 ? (
        <section aria-label="Tax numbers">
          <h2>Tax numbers</h2>
          <TaxNumbers numbers={tax} />
        </section>
      ) : null}
    </Columns>
  )
}
