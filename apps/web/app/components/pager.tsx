import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import styles from './pager.module.css'

/** The pages worth a link: the ends, the present one and its neighbours; null where some are left out. */
export const pagesToShow = (current: number, last: number): readonly (number | null)[] => {
  const shown = [...new Set([1, current - 1, current, current + 1, last])].filter((page) => page >= 1 && page <= last)
  const sorted = shown.toSorted((one, other) => one - other)
  return sorted.flatMap((page, index) => (index > 0 && page - (sorted[index - 1] ?? 0) > 1 ? [null, page] : [page]))
}

interface PagerProps {
  /** What is paged, such as "orders". */
  readonly of: string
  readonly current: number
  readonly last: number
  /** The address of a page. */
  readonly to: (page: number) => string
}

/** Leads from page to page of a list; draws nothing when there is only one. */
export const Pager = ({ of, current, last, to }: PagerProps) =>
  last <= 1 ? null : (
    <nav aria-label={`Pages of ${of}`}>
      <ul className={styles.pages}>
        {current > 1 ? (
          <li key="previous">
            <Link to={to(current - 1)} aria-label="Previous page" rel="prev">
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
              <Link to={to(page)} aria-label={`Page ${page}`} aria-current={page === current ? 'page' : undefined}>
                {page}
              </Link>
            </li>
          ),
        )}
        {current < last ? (
          <li key="next">
            <Link to={to(current + 1)} aria-label="Next page" rel="next">
              <ChevronRight size={20} aria-hidden />
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  )
