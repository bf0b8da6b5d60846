import type { ReactNode } from 'react'
import styles from './data-table.module.css'

/** Explicit ARIA roles, since Safari drops the table semantics of elements with `display: block`. */
const as = (role: string) => ({ role })

interface Column<Row> {
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Its cells are the row headers: true for one column of a table. */
  readonly isRowHeader?: boolean
  /** Where each row is a block: without its label, in one line with its neighbours, or left out. */
  readonly onPhone?: 'unlabelled' | 'inline' | 'hidden'
  readonly width?: string
  /** For amounts. */
  readonly align?: 'end'
}

interface DataTableProps<Row> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row, index: number) => string | number
}

/** A table; on a phone each row is a block of labelled values. */
export const DataTable = <Row,>({ caption, columns, rows, rowKey }: DataTableProps<Row>) => (
  <table {...as('table')} className={styles.sheet}>
    <caption className="visually-hidden">{caption}</caption>
    <thead {...as('rowgroup')}>
      <tr {...as('row')}>
        {columns.map(({ title, width, align }) => (
          <th
            key={title}
            scope="col"
            {...as('columnheader')}
            data-align={align}
            style={width ? { width } : undefined}
          >
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody {...as('rowgroup')}>
      {rows.map((row, index) => (
        <tr key={rowKey(row, index)} {...as('row')}>
          {columns.map(({ title, cell, isRowHeader, align, onPhone }) =>
            isRowHeader ? (
              <th key={title} scope="row" {...as('rowheader')} data-column={title} data-alone="">
                {cell(row)}
              </th>
            ) : (
              <td
                key={title}
                {...as('cell')}
                data-column={title}
                data-align={align}
                data-phone={onPhone}
              >
                <div>{cell(row)}</div>
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
)
