import { useState } from 'react'
import { useSite } from '../../../api/site-settings'
import { Button } from '../../../components/button'
import { lazyView } from '../../../components/lazy-view'
import { ExternalLink } from '../../../components/links'
import type { ReportReaderProps } from './report-reader'
import styles from './sample-report.module.css'

const ReportReader = lazyView<ReportReaderProps>(async () => (await import('./report-reader')).ReportReader)

/** The sample report of a test: its cover, a reader of its pages, and the PDF. Nothing while data.json names no report. */
export const SampleReport = ({ productId }: { readonly productId: number }) => {
  const { tests, pdfs, report_pages } = useSite()
  const [isOpen, setIsOpen] = useState(false)
  const name = tests.find(({ product_id }) => product_id === productId)?.sample_report ?? ''
  const pdf = pdfs[name]
  const folder = report_pages[name]
  if (!pdf) return null
  return (
    <section className={styles.teaser} aria-labelledby="sample-report">
      {folder ? <img src={`${folder}1.webp`} alt="" width={120} height={170} loading="lazy" /> : null}
      <div>
        <h2 id="sample-report">A sample report</h2>
        <p>Made from invented answers. Yours will explain your own.</p>
        {folder ? (
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            Look inside
          </Button>
        ) : null}
        <ExternalLink href={pdf}>Download the sample (PDF)</ExternalLink>
      </div>
      {folder && isOpen ? <ReportReader folder={folder} pdf={pdf} onClose={() => setIsOpen(false)} /> : null}
    </section>
  )
}
