import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import styles from './pagination.module.css'

/** The page numbers to link: first, last, current and its neighbours; null for a gap. */
export const pagesToShow = (current: number, last: number): readonly (number | null)[] => {
  const shown = [...new Set([1, current - 1, current, current + 1, last])].filter((page) => page >= 1 && page <= last)
  const sorted = shown.toSorted((one, other) => one - other)
  return sorted.flatMap((page, index) => (index > 0 && page - (sorted[index - 1] ?? 0) > 1 ? [null, page] : [page]))
}

interface PaginationProps {
  /** Accessible name, such as "Pages of orders". */
  readonly label: string
  readonly current: number
  readonly last: number
  readonly pageUrl: (page: number) => string
}

/** Links to the pages of a list; renders nothing for a single page. */
export const Pagination = ({ label, current, last, pageUrl }: PaginationProps) =>
  last <= 1 ? null : (
    <nav aria-label={label}>
      <ul className={styles.pages}>
        {current > 1 ? (
          <li key="previous">
            <Link to={pageUrl(current - 1)} aria-label="Previous page" rel="prev">
              <ChevronLeft size={20} aria-hidden />
            </Link>
          </li>
        ) : null}
        {pagesToShow(current, last).map((page, index, all) =>
          page === null ? (
            <li key={`before ${all[index + 1]}`}>
              <span aria-hidden>…</span>
            </li>
          ) : (
            <li key={page} data-near={page !== 1 && page !== current && page !== last}>
              <Link to={pageUrl(page)} aria-label={`Page ${page}`} aria-current={page === current ? 'page' : undefined}>
                {page}
              </Link>
            </li>
          ),
        )}
        {current < last ? (
          <li key="next">
            <Link to={pageUrl(current + 1)} aria-label="Next page" rel="next">
              <ChevronRight size={20} aria-hidden />
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  )
