import type { Order } from '@shop/contract/host'
import type { ReactNode } from 'react'
import { Card, Stack } from '../../../components/page'
import { companyNumberRows, taxDetailsFields } from '../../addresses/address-fields'
import { AddressLines } from '../../addresses/components/address-lines'
import styles from './order-parties.module.css'

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

const PartySection = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title}>
    <Stack gap={1.5}>
      <h2>{title}</h2>
      {children}
    </Stack>
  </section>
)

/** Customer, shipping and billing address, tax details (requirements §2). */
export const OrderParties = ({ order }: { readonly order: Order }) => {
  const tax = order.order_tax_details
  return (
    <Card className={styles.columns}>
      <PartySection title="Customer">
        <dl className={styles.facts}>
          <Fact label="Name">{order.order_customer_name}</Fact>
          <Fact label="Phone">{order.order_customer_phone || '–'}</Fact>
          <Fact label="Email">{order.order_customer_email}</Fact>
        </dl>
      </PartySection>
      <PartySection title="Shipping address">
        <AddressLines address={order.order_shipping_address} />
      </PartySection>
      <PartySection title="Billing address">
        <AddressLines address={order.order_billing_address} />
      </PartySection>
      <PartySection title="Tax details">
        {Object.values(tax).some(Boolean) ? (
          <dl className={styles.facts}>
            <Fact label={taxDetailsFields.company_name.label}>{tax.company_name || '–'}</Fact>
            <Fact label={taxDetailsFields.company_phone.label}>{tax.company_phone || '–'}</Fact>
            {companyNumberRows(tax).map(({ label, value }) => (
              <Fact key={label} label={label}>
                {value}
              </Fact>
            ))}
          </dl>
        ) : (
          <p>None given with this order.</p>
        )}
      </PartySection>
    </Card>
  )
}
