import MuiPagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Link } from 'react-router'

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
  const isWide = useMediaQuery('(min-width: 480px)')
  return last <= 1 ? null : (
    <MuiPagination
      aria-label={label}
      page={current}
      count={last}
      siblingCount={isWide ? 1 : 0}
      hidePrevButton={current === 1}
      hideNextButton={current === last}
      renderItem={({ onClick: _, ...item }) => (
        <PaginationItem
          {...item}
          page={<span>{item.page}</span>}
          component={Link}
          to={pageUrl(item.page ?? current)}
          onClick={focusMain}
        />
      )}
    />
  )
}
