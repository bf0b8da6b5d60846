import { formatRinggit, lineTotal, type OrderTotals, productTypes, toRinggit } from '@shop/contract'
import type { CartItem } from '@shop/contract/host'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Money } from '../../../components/money'
import { Thumbnail } from '../../../components/thumbnail'
import { TotalsList } from '../../../components/totals-list'
import { arrivalOf, deliveryOf } from '../../../config/deliveries'
import { countUnits, productLabel } from '../../../config/labels'
import styles from './order-summary.module.css'

interface FoldedItemsProps {
  readonly items: readonly CartItem[]
  readonly isQuoted: boolean
  /** In sen. */
  readonly total: number
}

/** Such as `30 seats at RM 75.00 per seat`. */
const quantityText = ({ quantity, product_type, product: { product_price } }: CartItem): string => {
  const price = formatRinggit(product_price)
  if (productTypes[product_type].isPerSeat)
    return `${countUnits(quantity, product_type)} at ${price} per\u00a0seat`
  return quantity > 1 ? `${quantity} at ${price} each` : 'Quantity 1'
}

/**
 * The items and how and when each arrives. On a phone they are folded below a button with the
 * total.
 */
export const FoldedItems = ({ items, isQuoted, total }: FoldedItemsProps) => {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 className={styles.title} id={`${id}-title`}>
        Your order
      </h2>
      <button
        className={styles.toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{isOpen ? 'Hide items' : 'Show items'}</span>
        <ChevronDown size={18} aria-hidden />
        <Money amount={toRinggit(total)} />
      </button>
      <ul className={styles.list} id={id} data-open={isOpen}>
        {items.map((item) => (
          <li className={styles.item} key={item.product_id}>
            <Thumbnail upload={item.product.product_thumbnail} width={48} />
            <span>
              {item.product_name}
              <small>
                {[productLabel(item.product), quantityText(item)].filter(Boolean).join(' · ')}
              </small>
              <small>{arrivalOf(deliveryOf(item.product), isQuoted)}</small>
            </span>
            <Money amount={toRinggit(lineTotal(item))} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface OrderTotalsListProps {
  readonly totals: OrderTotals
  readonly ships: boolean
  readonly isQuoted: boolean
}

const shippingText = ({ totals, ships, isQuoted }: OrderTotalsListProps): string => {
  if (!ships) return 'None: delivered online'
  if (isQuoted) return 'We’ll email you the cost'
  return totals.shipping === 0 ? 'Free' : formatRinggit(toRinggit(totals.shipping))
}

export const OrderTotalsList = (props: OrderTotalsListProps) => {
  const { totals, isQuoted } = props
  return (
    <TotalsList>
      <dt>Sub Total</dt>
      <dd>
        <Money amount={toRinggit(totals.subTotal)} />
      </dd>
      {totals.discountPercent > 0 ? (
        <>
          <dt>{`Discount (${totals.discountPercent}%)`}</dt>
          <dd>
            −<Money amount={toRinggit(totals.discount)} />
          </dd>
        </>
      ) : null}
      <dt>Shipping</dt>
      <dd>{shippingText(props)}</dd>
      <dt>{isQuoted ? 'Total before shipping' : 'Total'}</dt>
      <dd data-testid="checkout-total">
        <Money amount={toRinggit(totals.total)} />
      </dd>
    </TotalsList>
  )
}
