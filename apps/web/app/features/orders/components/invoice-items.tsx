import { lineTotal, type Order, toRinggit } from '@shop/contract'
import { Money } from '../../../components/money'
import { orderItemTypeLabels } from '../../../config/labels'
import styles from './invoice-items.module.css'

/** The lines of an invoice: what, how many, at what price, how much together. */
export const InvoiceItems = ({ items }: Pick<Order, 'items'>) => (
  <table className={styles.table}>
    <caption className="visually-hidden">Items of this invoice</caption>
    <thead>
      <tr>
        <th scope="col">Description</th>
        <th className={`${styles.amount} ${styles.wide}`} scope="col">
          Quantity
        </th>
        <th className={`${styles.amount} ${styles.wide}`} scope="col">
          Unit price
        </th>
        <th className={styles.amount} scope="col">
          Amount
        </th>
      </tr>
    </thead>
    <tbody>
      {items.map((item) => (
        <tr key={item.product_id}>
          <th scope="row">
            {item.product.product_name}
            {item.product.product_type === 'other' ? null : (
              <small>{orderItemTypeLabels[item.product.product_type]}</small>
            )}
            <small className={styles.narrow}>
              {item.quantity} × <Money amount={item.product.product_price} />
            </small>
          </th>
          <td className={`${styles.amount} ${styles.wide}`}>{item.quantity}</td>
          <td className={`${styles.amount} ${styles.wide}`}>
            <Money amount={item.product.product_price} />
          </td>
          <td className={styles.amount}>
            <Money amount={toRinggit(lineTotal(item))} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
