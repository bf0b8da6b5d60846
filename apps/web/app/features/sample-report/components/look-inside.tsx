import { useLocation, useNavigate } from 'react-router'
import { useSite } from '../../../api/site-settings'
import { Button } from '../../../components/button'
import { lazyView } from '../../../components/lazy-view'
import type { ReportReaderProps } from './report-reader'

const ReportReader = lazyView<ReportReaderProps>(async () => (await import('./report-reader')).ReportReader)

/**
 * Opens a reader of a sample report; nothing for a document of which data.json has no pages. The fragment of the address says which
 * reader is open, so that Back closes it.
 * @param name the report under `pdfs` in data.json
 */
export const LookInside = ({ name, label }: { readonly name: string; readonly label?: string }) => {
  const { pdfs, report_pages } = useSite()
  const { key, pathname, search, hash } = useLocation()
  const navigate = useNavigate()
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
      {hash === `#${name}` ? <ReportReader folder={folder} pdf={pdf} onClose={close} /> : null}
    </>
  )
}
