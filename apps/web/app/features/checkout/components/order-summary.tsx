import { type CartItem, lineTotal, type OrderTotals, toRinggit } from '@shop/contract'
import { Money } from '../../../components/money'
import { uploadUrl } from '../../../config/env'
import styles from './order-summary.module.css'

/** What is ordered. */
export const OrderLines = ({ items }: { readonly items: readonly CartItem[] }) => (
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

interface OrderSumsProps {
  readonly totals: OrderTotals
  readonly ships: boolean
  readonly quoted: boolean
}

const Shipping = ({ totals, ships, quoted }: OrderSumsProps) => {
  if (!ships) return 'None: nothing is posted'
  if (quoted) return 'Quoted by email'
  return totals.shipping === 0 ? 'Free' : <Money amount={toRinggit(totals.shipping)} />
}

/** What it costs. */
export const OrderSums = ({ totals, ships, quoted }: OrderSumsProps) => (
  <dl className={styles.sums}>
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
      <Shipping totals={totals} ships={ships} quoted={quoted} />
    </dd>
    <dt className={styles.total}>{quoted ? 'Total, without postage' : 'Total'}</dt>
    <dd className={styles.total} data-testid="checkout-total">
      <Money amount={toRinggit(totals.total)} />
    </dd>
  </dl>
)
