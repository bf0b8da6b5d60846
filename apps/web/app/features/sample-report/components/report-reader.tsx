import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { queryKeys } from '../../../api/query-keys'
import { ExternalLink } from '../../../components/links'
import { Dialog } from '../../../components/mui/dialog'
import { ErrorState, PageSpinner } from '../../../components/page-states'
import { HTTP_TIMEOUT_MS } from '../../../config/ui-constants'
import styles from './report-reader.module.css'

const pageSchema = z.object({
  title: z.string(),
  /** One sentence, which also describes the picture of the page. */
  summary: z.string(),
  /** What to look at. */
  note: z.optional(z.string()),
  text: z.array(z.object({ tag: z.enum(['h3', 'p']), text: z.string() })),
})

/** The file belongs to the site, as data.json does, and not to the host. */
const fetchPages = async (folder: string) => {
  const response = await fetch(`${folder}pages.json`, {
    signal: AbortSignal.timeout(HTTP_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`The pages of the report have status ${response.status}.`)
  return z.array(pageSchema).parse(await response.json())
}

export interface ReportReaderProps {
  /** The address of the folder with the pages. */
  readonly folder: string
  readonly pdf: string
  /** The number of the page that is shown first. */
  readonly start: number
  readonly onClose: () => void
}

const bringIntoView = (button: HTMLButtonElement | null) =>
  button?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

type ReportPagesProps = Omit<ReportReaderProps, 'onClose'> & {
  readonly pages: readonly z.infer<typeof pageSchema>[]
}

const ReportPages = ({ pages, folder, pdf, start }: ReportPagesProps) => {
  const [current, setCurrent] = useState(0)
  // On a phone the letters of a whole page are too small to read. A larger one is without its margins.
  const [view, setView] = useState<'page' | 'larger' | 'text'>(() =>
    window.innerWidth < 600 ? 'text' : 'page',
  )
  const isText = view === 'text'
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
  const changeSize = () => setView(view === 'larger' ? 'page' : 'larger')
  const handleKeyDown = (event: KeyboardEvent) => {
    const target = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: pages.length - 1,
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    show(target)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: later the reader is moved by its visitor
  useLayoutEffect(() => {
    show(start - 1)
    // Else the arrow keys reach no handler: the dialog itself has the focus.
    strip.current?.focus({ preventScroll: true })
  }, [])
  // A new entry of the router would have another key, by which closing knows where the reader was opened. A closed one has no fragment.
  useEffect(() => {
    const [reader] = window.location.hash.split('/')
    if (reader) window.history.replaceState(window.history.state, '', `${reader}/${current + 1}`)
  }, [current])

  const page = pages[current]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys work wherever the focus is in the dialog
    <div className={styles.reader} onKeyDown={handleKeyDown}>
      <div className={styles.toolbar}>
        <IconButton
          aria-label="Previous page"
          disabled={current === 0}
          onClick={() => show(current - 1)}
        >
          <ChevronLeft size={22} aria-hidden />
        </IconButton>
        <p role="status">
          <span>Page </span>
          {current + 1}
          <b>
            <span> of </span>
          </b>
          {pages.length}
          <span className="visually-hidden">: {page?.title}</span>
        </p>
        <IconButton
          aria-label="Next page"
          disabled={current === pages.length - 1}
          onClick={() => show(current + 1)}
        >
          <ChevronRight size={22} aria-hidden />
        </IconButton>
        <IconButton
          className={styles.size}
          aria-label={view === 'larger' ? 'Whole page' : 'Larger'}
          disabled={isText}
          onClick={changeSize}
        >
          {view === 'larger' ? <ZoomOut size={22} aria-hidden /> : <ZoomIn size={22} aria-hidden />}
        </IconButton>
        <Button
          variant="text"
          className={styles.view}
          onClick={() => setView(isText ? 'page' : 'text')}
        >
          {isText ? 'Show page' : 'Read as text'}
        </Button>
        <ExternalLink href={pdf}>Download</ExternalLink>
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
      <p className={styles.note}>{page?.note ?? (isText ? '' : page?.summary)}</p>
      <ol
        className={styles.pages}
        ref={strip}
        data-view={view}
        onScroll={handleScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll a page that is taller than the dialog
        tabIndex={0}
        aria-label="Pages"
      >
        {pages.map(({ title, summary, text }, index) => (
          <li key={title} tabIndex={isText ? 0 : undefined}>
            <img
              src={`${folder}${index + 1}.webp`}
              alt={`Page ${index + 1}. ${title}: ${summary}`}
              width={900}
              height={1273}
              loading={Math.abs(index + 1 - start) < 2 ? 'eager' : 'lazy'}
              onDoubleClick={changeSize}
            />
            <div className={isText ? styles.text : 'visually-hidden'}>
              <h2>{title}</h2>
              <p>{summary}</p>
              {text.map(({ tag: Tag, text }) => (
                <Tag key={text}>{text}</Tag>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The pages of a sample report in a dialog: buttons, arrow keys, swipes or the list of pages turn them. */
export const ReportReader = ({ folder, pdf, start, onClose }: ReportReaderProps) => {
  const query = useQuery({
    queryKey: queryKeys.reportPages(folder),
    queryFn: () => fetchPages(folder),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (
    <Dialog label="Sample report" className={styles.dialog} onClose={onClose}>
      <IconButton aria-label="Close the sample report" onClick={onClose}>
        <X size={22} aria-hidden />
      </IconButton>
      {query.data ? <ReportPages pages={query.data} {...{ folder, pdf, start }} /> : null}
      {query.isPending ? <PageSpinner label="Loading the report" /> : null}
      {query.error ? (
        <ErrorState
          title="The report could not be loaded"
          onRetry={() => query.refetch()}
          busy={query.isFetching}
        />
      ) : null}
    </Dialog>
  )
}
