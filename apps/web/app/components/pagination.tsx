import usePagination from '@mui/material/usePagination'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import styles from './pagination.module.css'

const arrows = {
  previous: {
    rel: 'prev',
    'aria-label': 'Previous page',
    children: <ChevronLeft size={20} aria-hidden />,
  },
  next: {
    rel: 'next',
    'aria-label': 'Next page',
    children: <ChevronRight size={20} aria-hidden />,
  },
} as const

const numbered = (page: number) => ({ 'aria-label': `Page ${page}`, children: page })

interface PaginationProps {
  /** Accessible name, such as "Pages of orders". */
  readonly label: string
  readonly current: number
  readonly last: number
  readonly pageUrl: (page: number) => string
}

/** The next page begins at its top. */
const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true })

/** Links to the pages of a list; renders nothing for a single page. */
export const Pagination = ({ label, current, last, pageUrl }: PaginationProps) => {
  const items = usePagination({ page: current, count: last }).items.filter(
    ({ disabled }) => !disabled,
  )
  return last <= 1 ? null : (
    <nav aria-label={label}>
      <ul className={styles.pages}>
        {items.map(({ type, page, selected }) =>
          page === null ? (
            <li key={type}>
              <span aria-hidden>…</span>
            </li>
          ) : (
            <li
              key={`${type} ${page}`}
              data-near={type === 'page' && ![1, current, last].includes(page)}
            >
              <Link
                {...(type === 'previous' || type === 'next' ? arrows[type] : numbered(page))}
                aria-current={selected ? 'page' : undefined}
                to={pageUrl(page)}
                onClick={focusMain}
              />
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
