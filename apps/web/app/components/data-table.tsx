import type { ReactNode } from 'react'
import styles from './data-table.module.css'

/** Safari forgets what a table is once its parts are drawn as blocks, so it is told. */
const as = (role: string) => ({ role })

interface Column<Row> {
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Its cells name their rows: one column of a table does. */
  readonly heads?: boolean
  readonly width?: string
  /** Amounts stand under each other at the end of their column. */
  readonly align?: 'end'
}

interface DataTableProps<Row> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
}

/** A table with headers that stays one on a phone, where each row is set as a small sheet. */
export const DataTable = <Row,>({ caption, columns, rows, rowKey }: DataTableProps<Row>) => (
  <table {...as('table')} className={styles.sheet}>
    <caption className="visually-hidden">{caption}</caption>
    <thead {...as('rowgroup')}>
      <tr {...as('row')}>
        {columns.map(({ title, width, align }) => (
          <th key={title} scope="col" {...as('columnheader')} data-align={align} style={width ? { width } : undefined}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody {...as('rowgroup')}>
      {rows.map((row) => (
        <tr key={rowKey(row)} {...as('row')}>
          {columns.map(({ title, cell, heads, align }) =>
            heads ? (
              <th key={title} scope="row" {...as('rowheader')} data-column={title} data-alone="">
                {cell(row)}
              </th>
            ) : (
              <td key={title} {...as('cell')} data-column={title} data-align={align}>
                <div>{cell(row)}</div>
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
)
