import type { Order, OrderItem } from '@shop/contract/host'
import { DataTable } from '../../../components/data-table'
import { Money } from '../../../components/money'
import { Thumbnail } from '../../../components/thumbnail'
import { orderItemLabel } from '../order-labels'
import styles from './order-items.module.css'

const columns = [
  {
    title: 'Product',
    isRowHeader: true,
    cell: ({ product }: OrderItem) => (
      <span className={styles.product}>
        <Thumbnail upload={product.product_thumbnail} width={48} />
        {product.product_name}
      </span>
    ),
  },
  { title: 'Quantity', width: '6rem', cell: ({ quantity }: OrderItem) => quantity },
  { title: 'Product type', width: '9rem', cell: ({ product }: OrderItem) => orderItemLabel(product) },
  {
    title: 'Price',
    width: '7rem',
    align: 'end',
    cell: ({ product }: OrderItem) => <Money amount={product.product_price} />,
  },
] as const

/** The ordered items with their unit prices, or 'No data found' (requirements §2, §8). */
export const OrderItems = ({ items }: Pick<Order, 'items'>) =>
  items.length === 0 ? (
    <p>No data found</p>
  ) : (
    <DataTable
      caption="Items of this order"
      columns={columns}
      rows={items}
      rowKey={({ product_id }, index) => product_id ?? index}
    />
  )
