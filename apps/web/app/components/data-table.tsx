import styled from '@emotion/styled'
import type { ReactNode } from 'react'

const Sheet = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 'var(--size-label)',
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '14px 16px', textAlign: 'start', verticalAlign: 'baseline' },
  '& thead th': {
    paddingBlock: '0 10px',
    fontSize: 'var(--size-small)',
    fontWeight: 600,
    color: 'var(--ink-soft)',
    borderBottom: '2px solid var(--ink)',
  },
  '& tbody tr': { borderBottom: '1px solid var(--line)' },
  // A word without an end must not push the other columns out of the window.
  '& tbody :is(th, td)': { overflowWrap: 'anywhere' },
  '& tbody th': { fontWeight: 600 },
  '& :is(th, td):not(* + *)': { paddingInlineStart: 0 },
  '@media (min-width: 700px)': {
    "& [data-align='end']": { textAlign: 'end' },
    "& [data-align='end']:last-of-type": { paddingInlineEnd: 0 },
  },
  // A row becomes a small sheet, and each cell says which column it is of.
  '@media (max-width: 699px)': {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '&, & tbody, & tbody th, & tbody td': { display: 'block' },
    '& tbody tr': { display: 'flex', flexDirection: 'column', paddingBlock: 16 },
    '& tbody tr:first-of-type': { paddingTop: 0 },
    '& tbody :is(th, td)': { display: 'grid', gridTemplateColumns: '6.5rem minmax(0, 1fr)', gap: 12, padding: '4px 0' },
    '& [data-column]::before': { content: 'attr(data-column)', fontWeight: 400, color: 'var(--ink-soft)' },
    '& tbody [data-alone]': { display: 'block', order: -1, paddingBottom: 8, fontSize: 'var(--size-body)' },
    '& [data-alone]::before': { content: 'none' },
  },
})

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
  <Sheet {...as('table')}>
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
  </Sheet>
)
