import { useState } from 'react'
import { useSite } from '../../../api/site-settings'
import { Button } from '../../../components/button'
import { lazyView } from '../../../components/lazy-view'
import type { ReportReaderProps } from './report-reader'

const ReportReader = lazyView<ReportReaderProps>(async () => (await import('./report-reader')).ReportReader)

/**
 * Opens a reader of a sample report; nothing for a document of which data.json has no pages.
 * @param name the report under `pdfs` in data.json
 */
export const LookInside = ({ name, label }: { readonly name: string; readonly label?: string }) => {
  const { pdfs, report_pages } = useSite()
  const [isOpen, setIsOpen] = useState(false)
  const [pdf, folder] = [pdfs[name], report_pages[name]]
  if (!pdf || !folder) return null
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" aria-label={label} onClick={() => setIsOpen(true)}>
        Look inside
      </Button>
      {isOpen ? <ReportReader folder={folder} pdf={pdf} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
