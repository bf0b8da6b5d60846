import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './data-table.module.css'

/**
 * Explicit ARIA roles, since Safari drops the table semantics of elements with `display: block`.
 */
const as = (role: string) => ({ role })

interface Column<Row> {
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Its cells are the row headers: true for one column of a table. */
  readonly isRowHeader?: boolean
  /** Where each row is a block: without its label, or in one line with its neighbours. */
  readonly onPhone?: 'unlabelled' | 'inline'
  readonly width?: string
  /** For amounts. */
  readonly align?: 'end'
}

interface DataTableProps<Row> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row, index: number) => string | number
  /** On a phone too, for columns whose cells may wrap. With large letters the table scrolls. */
  readonly keepsColumns?: boolean
}

/** A table; on a phone each row is a block of labelled values, unless it keeps its columns. */
export const DataTable = <Row,>({ keepsColumns = false, ...table }: DataTableProps<Row>) =>
  keepsColumns ? (
    <div className={styles.scroller}>
      <Table {...table} className={styles.compact} />
    </div>
  ) : (
    <Table {...table} className={styles.blocks} />
  )

type TableProps<Row> = Omit<DataTableProps<Row>, 'keepsColumns'> & {
  readonly className: string | undefined
}

const Table = <Row,>({ caption, columns, rows, rowKey, className }: TableProps<Row>) => (
  <table {...as('table')} className={classNames(styles.sheet, className)}>
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
