import type { Address, Order, TaxDetails } from '@shop/contract'
import type { ReactNode } from 'react'
import { Card, Stack } from '../../../components/page'
import { useCountryName } from '../api/queries'
import styles from './order-parties.module.css'

/** An address line by line: line one, state, country, postal code (requirements §2). */
export const AddressLines = ({ address }: { readonly address: Address }) => {
  const country = useCountryName(address.country)
  return (
    <p className={styles.lines}>
      <span>{address.address_line_one}</span>
      <span>
        {address.postal_code} {address.state}
      </span>
      <span>{country}</span>
    </p>
  )
}

/** A company's numbers with the authorities, each empty when it has none. */
export type CompanyNumbers = Pick<TaxDetails, 'company_registration_number' | 'sst_number' | 'tin_number'>

/** The rows of the tax details: the numbers only when there are any (requirements §2). */
export const taxRows = (tax: CompanyNumbers): readonly (readonly [label: string, value: string])[] =>
  [
    ['Registration number', tax.company_registration_number] as const,
    ['SST number', tax.sst_number] as const,
    ['TIN number', tax.tin_number] as const,
  ].filter(([, value]) => value !== '')

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title}>
    <Stack gap={1.5}>
      <h2>{title}</h2>
      {children}
    </Stack>
  </section>
)

/** Whose order it is, where it goes, who is billed, and the company's tax details (requirements §2). */
export const OrderParties = ({ order }: { readonly order: Order }) => {
  const tax = order.order_tax_details
  return (
    <Card className={styles.columns}>
      <Part title="Customer">
        <dl className={styles.facts}>
          <Fact label="Name">{order.order_customer_name}</Fact>
          <Fact label="Phone">{order.order_customer_phone || '–'}</Fact>
          <Fact label="Email">{order.order_customer_email}</Fact>
        </dl>
      </Part>
      <Part title="Shipping address">
        <AddressLines address={order.order_shipping_address} />
      </Part>
      <Part title="Billing address">
        <AddressLines address={order.order_billing_address} />
      </Part>
      <Part title="Tax details">
        <dl className={styles.facts}>
          <Fact label="Company name">{tax.company_name || '–'}</Fact>
          <Fact label="Company phone">{tax.company_phone || '–'}</Fact>
          {taxRows(tax).map(([label, value]) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
        </dl>
      </Part>
    </Card>
  )
}
