import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '../../../components/button'
import { Drawer } from '../../../components/drawer'
import { ExternalLink } from '../../../components/links'
import { ErrorState, PageSpinner } from '../../../components/page-states'
import { type ReportPage, useReportPages } from '../api/use-report-pages'
import styles from './report-reader.module.css'

export interface ReportReaderProps {
  /** The address of the folder with the pages. */
  readonly folder: string
  readonly pdf: string
  readonly onClose: () => void
}

const CloseButton = ({ onClose }: { readonly onClose: () => void }) => (
  <IconButton aria-label="Close the sample report" onClick={onClose}>
    <X size={22} aria-hidden />
  </IconButton>
)

const bringIntoView = (button: HTMLButtonElement | null) =>
  button?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

const ReportPages = ({
  pages,
  folder,
  pdf,
  onClose,
}: ReportReaderProps & { readonly pages: readonly ReportPage[] }) => {
  const [current, setCurrent] = useState(0)
  const [isLarge, setIsLarge] = useState(false)
  const strip = useRef<HTMLOListElement>(null)

  const show = (index: number) => {
    const page = strip.current?.children[index]
    if (!(page instanceof HTMLElement)) return
    strip.current?.scrollTo({ left: page.offsetLeft, top: 0, behavior: 'instant' })
    setCurrent(index)
  }
  const handleScroll = () => {
    if (!strip.current) return
    const { scrollLeft, clientWidth, scrollWidth } = strip.current
    setCurrent(Math.floor(((scrollLeft + clientWidth / 2) / scrollWidth) * pages.length))
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    show(current + step)
  }
  // Else the arrow keys reach no handler: the dialog itself has the focus.
  useEffect(() => strip.current?.focus({ preventScroll: true }), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size moves all pages, a new current page moves none
  useLayoutEffect(() => show(current), [isLarge])

  const page = pages[current]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys work wherever the focus is in the dialog
    <div className={styles.reader} onKeyDown={handleKeyDown}>
      <div className={styles.toolbar}>
        <IconButton aria-label="Previous page" disabled={current === 0} onClick={() => show(current - 1)}>
          <ChevronLeft size={22} aria-hidden />
        </IconButton>
        <p role="status">
          Page {current + 1} of {pages.length}
          <span className="visually-hidden">: {page?.title}</span>
        </p>
        <IconButton aria-label="Next page" disabled={current === pages.length - 1} onClick={() => show(current + 1)}>
          <ChevronRight size={22} aria-hidden />
        </IconButton>
        <IconButton aria-label={isLarge ? 'Smaller' : 'Larger'} onClick={() => setIsLarge(!isLarge)}>
          {isLarge ? <ZoomOut size={22} aria-hidden /> : <ZoomIn size={22} aria-hidden />}
        </IconButton>
        <ExternalLink href={pdf}>Download</ExternalLink>
        <CloseButton onClose={onClose} />
      </div>
      <nav aria-label="Pages of the report">
        <ol>
          {pages.map(({ title }, index) => (
            <li key={title}>
              <button
                type="button"
                aria-current={index === current ? 'page' : undefined}
                ref={index === current ? bringIntoView : undefined}
                onClick={() => show(index)}
              >
                <span>{index + 1}</span> <span>{title}</span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <p className={styles.note}>{page?.note ?? page?.summary}</p>
      <ol
        className={styles.pages}
        ref={strip}
        data-large={isLarge}
        onScroll={handleScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll a page that is taller than the dialog
        tabIndex={0}
        aria-label="Pages"
      >
        {pages.map(({ title, summary }, index) => (
          <li key={title}>
            <img
              src={`${folder}${index + 1}.webp`}
              alt={`Page ${index + 1}. ${title}: ${summary}`}
              width={900}
              height={1273}
              loading={index < 2 ? 'eager' : 'lazy'}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The pages of a sample report in a dialog: buttons, arrow keys, swipes or the list of pages turn them. */
export const ReportReader = (props: ReportReaderProps) => {
  const { data: pages, error, refetch, isFetching } = useReportPages(props.folder)
  return (
    <Drawer label="Sample report" onClose={props.onClose}>
      {pages ? (
        <ReportPages {...props} pages={pages} />
      ) : (
        <div className={styles.waiting}>
          <CloseButton onClose={props.onClose} />
          {error ? (
            <ErrorState title="The report could not be loaded" onRetry={() => refetch()} busy={isFetching} />
          ) : (
            <PageSpinner label="Loading the report" />
          )}
        </div>
      )}
    </Drawer>
  )
}
