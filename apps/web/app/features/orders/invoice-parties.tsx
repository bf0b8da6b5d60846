import styled from '@emotion/styled'
import type { Order } from '@shop/contract'
import { AddressLines, taxRows } from './order-parties'

const Columns = styled('div')({
  display: 'grid',
  gap: '24px 32px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  fontSize: 'var(--size-label)',
  lineHeight: 1.5,
  '& h2': { fontFamily: 'inherit', fontSize: 'var(--size-small)', fontWeight: 600, color: 'var(--ink-soft)' },
  '& p': { overflowWrap: 'anywhere' },
  '& strong': { display: 'block' },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '0 12px' },
  '& dt': { color: 'var(--ink-soft)' },
  '& dd': { overflowWrap: 'anywhere' },
  '& span': { minHeight: 0 },
})

/** Who is billed, where it goes, and the company's tax numbers, each only when there is one (spec §2). */
export const InvoiceParties = ({ order }: { readonly order: Order }) => {
  const tax = order.order_tax_details
  const numbers = taxRows(tax)
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
      {numbers.length > 0 ? (
        <section aria-label="Tax numbers">
          <h2>Tax numbers</h2>
          <dl>
            {numbers.map(([label, value]) => (
              <div key={label} style={{ display: 'contents' }}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
    </Columns>
  )
}
