import styled from '@emotion/styled'
import { lineTotal, type Order, toRinggit } from '@shop/contract'
import { Money } from '../../../components/money'
import { productTypeNames } from '../order-labels'

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 'var(--size-label)',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '8px 12px', textAlign: 'start', verticalAlign: 'top' },
  '& :is(th, td):not(* + *)': { paddingInlineStart: 0 },
  '& :is(th, td):last-of-type': { paddingInlineEnd: 0 },
  '& .amount': { textAlign: 'end' },
  '& thead th': { fontSize: 'var(--size-small)', borderBottom: '2px solid var(--ink)' },
  '& tbody tr': { borderBottom: '1px solid var(--line)' },
  '& tbody th': { fontWeight: 400 },
  '& small': { display: 'block', fontSize: 'var(--size-small)', color: 'var(--ink-soft)' },
  '& .narrow': { display: 'none' },
  // On a phone how many, at what price, stands under the name, which keeps the room to be read.
  '@media screen and (max-width: 599px)': {
    '& .wide': { display: 'none' },
    '& .narrow': { display: 'block' },
  },
  // A long order goes on over pages: each begins with the head, and no row is torn.
  '@media print': {
    '& thead': { display: 'table-header-group', breakInside: 'avoid' },
    '& tr': { breakInside: 'avoid' },
  },
})

/** The lines of an invoice: what, how many, at what price, how much together. */
export const InvoiceItems = ({ items }: Pick<Order, 'items'>) => (
  <Table>
    <caption className="visually-hidden">Items of this invoice</caption>
    <thead>
      <tr>
        <th scope="col">Description</th>
        <th scope="col" className="amount wide">
          Quantity
        </th>
        <th scope="col" className="amount wide">
          Unit price
        </th>
        <th scope="col" className="amount">
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
              <small>{productTypeNames[item.product.product_type]}</small>
            )}
            <small className="narrow">
              {item.quantity} × <Money amount={item.product.product_price} />
            </small>
          </th>
          <td className="amount wide">{item.quantity}</td>
          <td className="amount wide">
            <Money amount={item.product.product_price} />
          </td>
          <td className="amount">
            <Money amount={toRinggit(lineTotal(item))} />
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
)
