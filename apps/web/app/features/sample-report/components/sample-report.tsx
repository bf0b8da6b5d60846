import { useSite } from '../../../api/site-settings'
import { ExternalLink } from '../../../components/links'
import { LookInside } from './look-inside'
import styles from './sample-report.module.css'

interface SampleReportProps {
  readonly productId: number
  /** Each person of a group gets a report, and the sample is one of those. */
  readonly isPerSeat: boolean
}

/** The sample report of a test: its cover, a reader of its pages, and the PDF. Nothing while data.json names no report. */
export const SampleReport = ({ productId, isPerSeat }: SampleReportProps) => {
  const { tests, pdfs, report_pages } = useSite()
  const test = tests.find(({ product_id }) => product_id === productId)
  const name = test?.sample_report ?? ''
  const folder = report_pages[name]
  if (!pdfs[name]) return null
  const person = test?.who.includes('class') ? 'student' : 'member'
  return (
    <section className={styles.teaser} aria-labelledby="sample-report">
      {folder ? <img src={`${folder}1.webp`} alt="" width={120} height={170} loading="lazy" /> : null}
      <div>
        <h2 id="sample-report">{isPerSeat ? `Sample of each ${person}’s report` : 'A sample report'}</h2>
        <p>Made from invented answers.{isPerSeat ? null : ' Yours will explain your own.'}</p>
        <LookInside name={name} />
        <ExternalLink href={pdfs[name]}>Download the sample (PDF)</ExternalLink>
      </div>
    </section>
  )
}
