import { useSite } from '../../../api/site-settings'
import { FragmentLink } from '../../../components/links'
import { useHydrated } from '../../../hooks/use-hydrated'
import styles from './report-pages.module.css'

/** The pages after the cover and the instructions. */
const SHOWN_PAGES = [3, 4, 5]

interface ReportPagesProps {
  /** The report under `pdfs` in data.json. */
  readonly name: string
  /** The page with the reader of the report; the current one if omitted. */
  readonly path?: string
}

/**
 * The first pages of a sample report, large enough to read, in a row that scrolls. Each opens the
 * reader at its page. Nothing for a report of which data.json has no pages.
 */
export const ReportPages = ({ name, path }: ReportPagesProps) => {
  const folder = useSite().report_pages[name]
  // The next pages are a scroll away. In the HTML, a phone would load them before the scripts.
  const pages = useHydrated() ? SHOWN_PAGES : SHOWN_PAGES.slice(0, 1)
  if (!folder) return null
  return (
    <ul className={styles.pages}>
      {pages.map((page) => (
        <li key={page}>
          <FragmentLink path={path} fragment={`${name}/${page}`}>
            <img
              src={`${folder}${page}.webp`}
              alt={`Page ${page} of the sample report`}
              width={900}
              height={1273}
              loading="lazy"
            />
          </FragmentLink>
        </li>
      ))}
    </ul>
  )
}
