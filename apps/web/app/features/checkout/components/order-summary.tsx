import styled from '@emotion/styled'
import { type CartItem, lineTotal, type OrderTotals, toRinggit } from '@shop/contract'
import { Money } from '../../../components/money'
import { uploadUrl } from '../../../config/env'

const List = styled('ul')({ display: 'grid', gap: 16, margin: 0, padding: 0, listStyle: 'none' })
const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  gap: 16,
  fontSize: 'var(--size-label)',
  lineHeight: 1.4,
  '& img': { width: 48, height: 64, objectFit: 'cover', borderRadius: 4, background: 'var(--shade)' },
  '& small': { display: 'block', fontSize: 'var(--size-small)', color: 'var(--ink-soft)' },
})

/** What is ordered. */
export const OrderLines = ({ items }: { readonly items: readonly CartItem[] }) => (
  <List>
    {items.map((item) => (
      <Item key={item.product_id}>
        <img src={uploadUrl(item.product.product_thumbnail)} alt="" width={48} height={64} />
        <span>
          {item.product_name}
          <small>Quantity {item.quantity}</small>
        </span>
        <Money amount={toRinggit(lineTotal(item))} />
      </Item>
    ))}
  </List>
)

const Sums = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8px 0',
  '& dt': { color: 'var(--ink-soft)' },
  '& dd': { textAlign: 'end' },
  '& .total': {
    paddingTop: 16,
    marginTop: 8,
    borderTop: '1px solid var(--line)',
    color: 'var(--ink)',
    fontSize: 'var(--size-lead)',
    fontWeight: 600,
  },
})

interface OrderSumsProps {
  readonly totals: OrderTotals
  /** In percent; 0 without a coupon. */
  readonly discountPercent: number
  readonly ships: boolean
  readonly quoted: boolean
}

const Shipping = ({ totals, ships, quoted }: Omit<OrderSumsProps, 'discountPercent'>) => {
  if (!ships) return 'None: nothing is posted'
  if (quoted) return 'Quoted by email'
  return totals.shipping === 0 ? 'Free' : <Money amount={toRinggit(totals.shipping)} />
}

/** What it costs. */
export const OrderSums = ({ totals, discountPercent, ships, quoted }: OrderSumsProps) => (
  <Sums>
    <dt>Sub Total</dt>
    <dd>
      <Money amount={toRinggit(totals.subTotal)} />
    </dd>
    {discountPercent > 0 ? (
      <>
        <dt>Discount ({discountPercent}%)</dt>
        <dd>
          −<Money amount={toRinggit(totals.discount)} />
        </dd>
      </>
    ) : null}
    <dt>Shipping</dt>
    <dd>
      <Shipping totals={totals} ships={ships} quoted={quoted} />
    </dd>
    <dt className="total">{quoted ? 'Total, without postage' : 'Total'}</dt>
    <dd className="total" data-testid="checkout-total">
      <Money amount={toRinggit(totals.total)} />
    </dd>
  </Sums>
)
