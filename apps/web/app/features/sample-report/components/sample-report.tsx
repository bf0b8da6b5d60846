import { useLocation, useNavigate } from 'react-router'
import { useSite } from '../../../api/site-settings'
import { Button } from '../../../components/button'
import { lazyView } from '../../../components/lazy-view'
import { ExternalLink } from '../../../components/links'
import type { Test } from '../../../config/site-schema'
import type { ReportReaderProps } from './report-reader'
import styles from './sample-report.module.css'

const ReportReader = lazyView<ReportReaderProps>(async () => (await import('./report-reader')).ReportReader)

/** The page with the whole result, after the cover and the instructions. */
const RESULT_PAGE = '3'

/**
 * Opens a reader of a sample report at its result; nothing for a document of which data.json has no pages. The fragment of the address
 * says which reader is open, so that Back closes it, and may name another page: `#name/4`.
 * @param name the report under `pdfs` in data.json
 */
export const LookInside = ({ name, label }: { readonly name: string; readonly label?: string }) => {
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
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => void navigate({ pathname, search, hash: name })}
      >
        Look inside
      </Button>
      {open === name ? <ReportReader folder={folder} pdf={pdf} start={Number(page)} onClose={close} /> : null}
    </>
  )
}

/** The sample report of a test: the page with its result, a reader of all pages, and the PDF. Nothing while data.json names no report. */
export const SampleReport = ({ test: { who, sample_report: name } }: { readonly test: Test }) => {
  const { pdfs, report_pages } = useSite()
  const folder = report_pages[name]
  if (!pdfs[name]) return null
  // Each person of a group gets a report, and the sample is one of those.
  const person = (who.includes('team') && 'member') || (who.includes('class') && 'student')
  return (
    <section id={name} className={styles.teaser} aria-labelledby="sample-report">
      {folder ? <img src={`${folder}${RESULT_PAGE}.webp`} alt="" width={120} height={170} loading="lazy" /> : null}
      <div>
        <h2 id="sample-report">{person ? `Sample of each ${person}’s report` : 'A sample report'}</h2>
        <p>Made from invented answers.{person ? null : ' Yours will explain your own.'}</p>
        <LookInside name={name} />
        <ExternalLink href={pdfs[name]}>Download the sample (PDF)</ExternalLink>
      </div>
    </section>
  )
}
