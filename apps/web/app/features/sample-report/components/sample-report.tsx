import { useLocation, useNavigate } from 'react-router'
import { useSite } from '../../../api/site-settings'
import { Button } from '../../../components/button'
import { lazyMuiView } from '../../../components/lazy-view'
import { ExternalLink } from '../../../components/links'
import type { Test } from '../../../config/parse-site'
import { ReportPages } from './report-pages'
import type { ReportReaderProps } from './report-reader'
import styles from './sample-report.module.css'

const ReportReader = lazyMuiView<ReportReaderProps>(
  async () => (await import('./report-reader')).ReportReader,
)

/** The page with the whole result, after the cover and the instructions. */
const RESULT_PAGE = 3

interface LookInsideProps {
  readonly name: string
  readonly label: string
  readonly variant?: 'quiet' | 'link'
}

/**
 * Opens a reader of a sample report at its result; nothing for a document of which data.json has no
 * pages. The fragment of the address says which reader is open, so that Back closes it, and may
 * name another page: `#name/4`.
 * @param name the report under `pdfs` in data.json
 */
export const LookInside = ({ name, label, variant = 'quiet' }: LookInsideProps) => {
  const { pdfs, report_pages } = useSite()
  const { key, pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [open, page = RESULT_PAGE] = hash.slice(1).split('/')
  const [pdf, folder] = [pdfs[name], report_pages[name]]
  if (!pdf || !folder) return null
  const close = () => {
    // The address of the reader was opened itself: the entry before it, if any, is another page.
    if (key === 'default') void navigate({ pathname, search }, { replace: true })
    else void navigate(-1)
  }
  return (
    <>
      <Button
        variant={variant}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => void navigate({ pathname, search, hash: name })}
      >
        Look inside
      </Button>
      {open === name ? (
        <ReportReader folder={folder} pdf={pdf} start={Number(page)} onClose={close} />
      ) : null}
    </>
  )
}

/**
 * The sample report of a test: its first pages, and a reader of all pages. Nothing while data.json
 * names no report. Each person of a group gets the report of the most thorough test besides.
 */
export const SampleReport = ({
  test: { who, sample_report, sample_note },
}: {
  readonly test: Test
}) => {
  const { pdfs, report_pages, tests } = useSite()
  const isForGroup = !who.includes('me')
  const reports = { [sample_report]: isForGroup ? 'Sample report on the group' : 'A sample report' }
  const each = tests[0]?.sample_report
  if (isForGroup && each) reports[each] = 'Sample report for each person'
  return (
    <section className={styles.samples}>
      {Object.entries(reports).map(([name, title]) =>
        pdfs[name] ? (
          <div key={name} id={name} className={styles.sample}>
            <div>
              <h2>{title}</h2>
              <p>{name === each ? tests[0]?.sample_note : sample_note}</p>
              {report_pages[name] ? (
                <LookInside name={name} label={`Look inside: ${title}`} />
              ) : (
                <ExternalLink href={pdfs[name]}>Download the sample (PDF)</ExternalLink>
              )}
            </div>
            <ReportPages name={name} />
          </div>
        ) : null,
      )}
    </section>
  )
}
