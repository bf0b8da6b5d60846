import styled from '@emotion/styled'
import { formatDate, isPaid, type Order } from '@shop/contract'
import { useSite } from '../../../api/site-settings'
import { BrandMark } from '../../../components/brand-mark'
import { Chip } from '../../../components/chip'
import { orderStatusNames } from '../../../config/order-status'
import { paidAt } from '../order-labels'
import { InvoiceItems } from './invoice-items'
import { InvoiceParties, TaxNumbers } from './invoice-parties'
import { OrderTotals } from './order-totals'

/** The proportions of an A4 page, with the margins that the printer gives it (invoice.css). */
const Paper = styled('article')({
  maxWidth: '210mm',
  marginInline: 'auto',
  padding: 'clamp(20px, 5vw, 16mm)',
  background: 'var(--sheet)',
  borderRadius: 'var(--radius)',
  boxShadow: 'var(--shadow)',
  '& > * + *': { marginTop: 32 },
  '@media screen and (min-width: 800px)': { minHeight: '297mm' },
  '@media print': { maxWidth: 'none', padding: 0, background: 'none', boxShadow: 'none' },
})

const Head = styled('header')({
  display: 'grid',
  gap: '24px 40px',
  '@media print, (min-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  // Paper has no ground for the status to stand on.
  '@media print': { '& dd > span': { padding: 0 } },
  fontSize: 'var(--size-label)',
  lineHeight: 1.5,
  '& h1': { fontSize: 'var(--size-title)' },
  '& address': { fontStyle: 'normal', marginBottom: 8 },
  '& address span': { display: 'block' },
  '& dt': { color: 'var(--ink-soft)' },
  '& dd': { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
})

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 16px',
  marginTop: 12,
})

const Brand = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginBottom: 12,
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--size-lead)',
  fontWeight: 560,
  lineHeight: 1.2,
})

/** The sums and the word on payment stay together, whatever page they come to stand on. */
const Close = styled('section')({
  display: 'grid',
  gap: 24,
  breakInside: 'avoid',
  fontSize: 'var(--size-label)',
})

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
      <Brand>
        <BrandMark size={32} />
        {brand.name}
      </Brand>
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
  const { label, tone } = orderStatusNames[order.order_status]
  return (
    <Paper>
      <Head>
        <Seller />
        <div>
          <h1>{isPaid(order.order_status) ? 'Invoice' : 'Pro forma invoice'}</h1>
          <Facts>
            <dt>Order number</dt>
            <dd>{order.order_txn_id}</dd>
            <dt>Date</dt>
            <dd>{formatDate(order.order_txn_date)}</dd>
            <dt>Status</dt>
            <dd>
              <Chip tone={tone}>{label}</Chip>
            </dd>
          </Facts>
        </div>
      </Head>
      <InvoiceParties order={order} />
      {order.items.length > 0 ? <InvoiceItems items={order.items} /> : <p>No data found</p>}
      <Close aria-label="Totals and payment">
        <OrderTotals order={order} />
        <p>{wordOnPayment(order)}</p>
      </Close>
    </Paper>
  )
}
