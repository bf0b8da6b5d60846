import { lineTotal, type OrderTotals, toRinggit } from '@shop/contract'
import type { CartItem } from '@shop/contract/host'
import { Money } from '../../../components/money'
import { TotalsList } from '../../../components/totals-list'
import { uploadUrl } from '../../../config/env'
import styles from './order-summary.module.css'

export const OrderItems = ({ items }: { readonly items: readonly CartItem[] }) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li className={styles.item} key={item.product_id}>
        <img src={uploadUrl(item.product.product_thumbnail)} alt="" width={48} height={64} />
        <span>
          {item.product_name}
          <small>Quantity {item.quantity}</small>
        </span>
        <Money amount={toRinggit(lineTotal(item))} />
      </li>
    ))}
  </ul>
)

interface OrderTotalsListProps {
  readonly totals: OrderTotals
  readonly ships: boolean
  readonly isQuoted: boolean
}

const Shipping = ({ totals, ships, isQuoted }: OrderTotalsListProps) => {
  if (!ships) return 'None: nothing is posted'
  if (isQuoted) return 'Quoted by email'
  return totals.shipping === 0 ? 'Free' : <Money amount={toRinggit(totals.shipping)} />
}

export const OrderTotalsList = ({ totals, ships, isQuoted }: OrderTotalsListProps) => (
  <TotalsList>
    <dt>Sub Total</dt>
    <dd>
      <Money amount={toRinggit(totals.subTotal)} />
    </dd>
    {totals.discountPercent > 0 ? (
      <>
        <dt>Discount ({totals.discountPercent}%)</dt>
        <dd>
          −<Money amount={toRinggit(totals.discount)} />
        </dd>
      </>
    ) : null}
    <dt>Shipping</dt>
    <dd>
      <Shipping totals={totals} ships={ships} isQuoted={isQuoted} />
    </dd>
    <dt>{isQuoted ? 'Total, without postage' : 'Total'}</dt>
    <dd data-testid="checkout-total">
      <Money amount={toRinggit(totals.total)} />
    </dd>
  </TotalsList>
)
