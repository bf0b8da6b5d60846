import { useSite } from '../../../api/site-settings'
import { ExternalLink } from '../../../components/links'
import styles from './sample-report.module.css'

/** The sample report of a test: its first page as a picture, and a link to the PDF. Nothing while data.json names none. */
export const SampleReport = ({ id }: { readonly id: number }) => {
  const { tests, pdfs, first_pages } = useSite()
  const name = tests.find(({ product_id }) => product_id === id)?.sample_report ?? ''
  const href = pdfs[name]
  const picture = first_pages[name]
  if (!href) return null
  return (
    <ExternalLink className={styles.report} href={href}>
      {picture ? <img src={picture} alt="" width={120} height={170} loading="lazy" /> : null}
      <span>
        <strong>See a sample report (PDF)</strong>
        <small>Made from invented answers. Yours will explain your own.</small>
      </span>
    </ExternalLink>
  )
}
