import { dimensions } from '@shop/design'
import {
  Children,
  type ComponentProps,
  isValidElement,
  type PropsWithChildren,
  type ReactNode,
} from 'react'
import { DataTable } from '../../components/data-table'
import styles from './comparison-table.module.css'

/** The text of rendered Markdown, without its links and emphasis. */
const textOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) =>
      isValidElement<PropsWithChildren>(child) ? textOf(child.props.children) : String(child),
    )
    .join('')

/** The contents of the elements in a node. */
const childrenIn = (node: ReactNode): ReactNode[] =>
  Children.toArray(node).flatMap((child) =>
    isValidElement<PropsWithChildren>(child) ? [child.props.children] : [],
  )

type TableProps = ComponentProps<typeof DataTable<readonly ReactNode[]>>

interface ComparisonTableProps extends Pick<TableProps, 'caption' | 'keepsColumns'> {
  readonly columns?: readonly Partial<TableProps['columns'][number]>[]
}

/**
 * A Markdown table. The cells of its first column are the headers of their rows, unless `columns`
 * says otherwise; a dimension among them has its colour.
 */
export const ComparisonTable = ({
  columns = [],
  children,
  ...table
}: PropsWithChildren<ComparisonTableProps>) => {
  const [head, body] = childrenIn(childrenIn(children)[0])
  const titles = childrenIn(childrenIn(head)[0]).map(textOf)
  const rows = childrenIn(body).map(childrenIn)
  return (
    <DataTable<readonly ReactNode[]>
      {...table}
      rows={rows}
      rowKey={(cells) => textOf(cells[0])}
      columns={titles.map((title, index) => ({
        title,
        ...(columns[index] ?? { isRowHeader: index === 0 }),
        cell: (cells) => {
          const dimension =
            index === 0 && dimensions.find((name) => name === textOf(cells[0]).toLowerCase())
          return (
            <span
              className={styles.cell}
              style={dimension ? { color: `var(--${dimension})` } : undefined}
            >
              {cells[index]}
            </span>
          )
        },
      }))}
    />
  )
}
