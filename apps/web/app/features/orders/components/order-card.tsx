import { formatDate } from '@shop/contract'
import type { OrderSummary } from '@shop/contract/host'
import { Link } from 'react-router'
import { CopyButton } from '../../../components/copy-button'
import { Money } from '../../../components/money'
import { Thumbnail } from '../../../components/thumbnail'
import { paths } from '../../../config/paths'
import { shortOrderNumber } from '../order-labels'
import styles from './order-card.module.css'
import { OrderStatusChip } from './order-status-chip'

interface OrderCardProps {
  readonly order: OrderSummary
  /** The pictures of the products that the shop sells, by the name of the product. */
  readonly thumbnails: ReadonlyMap<string, string>
}

/** An order in the list. The link covers the card; the button that copies the number is above it. */
export const OrderCard = ({ order, thumbnails }: OrderCardProps) => {
  const { order_txn_id: id, order_txn_date: date, order_item_names: names = [], order_total_amount: total } = order
  const [first, ...others] = names
  const thumbnail = thumbnails.get(first ?? '')
  return (
    <li className={styles.card}>
      <Thumbnail upload={thumbnail ?? ''} width={48} />
      <div className={styles.text}>
        <Link to={paths.orderDetails(id)}>
          {first ?? 'Order details'}
          <span className="visually-hidden">, order {id}</span>
        </Link>
        {others.length > 0 ? (
          <small>
            and {others.length} other {others.length === 1 ? 'product' : 'products'}
          </small>
        ) : null}
        {date === undefined ? null : (
          <small>
            <time dateTime={date}>{formatDate(date)}</time>
          </small>
        )}
        <small className={styles.number}>
          Order{' '}
          <data value={id} title={id}>
            {shortOrderNumber(id)}
          </data>
          <CopyButton isIcon text={id} label={`order number ${id}`} />
        </small>
      </div>
      <div className={styles.facts}>
        <OrderStatusChip status={order.order_status} />
        {total === undefined ? null : (
          <strong>
            <Money amount={total} />
          </strong>
        )}
      </div>
    </li>
  )
}
