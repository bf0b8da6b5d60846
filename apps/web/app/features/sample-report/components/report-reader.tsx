import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import {
  type KeyboardEvent,
  type UIEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
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

type Page = z.infer<typeof pageSchema>

/** A larger page is without its margins. */
type View = 'page' | 'larger' | 'text'

const otherSize = (view: View): View => (view === 'larger' ? 'page' : 'larger')

interface ToolbarProps {
  /** The index of the page that is shown, of `pages`. */
  readonly current: number
  readonly pages: readonly Page[]
  readonly view: View
  readonly pdf: string
  readonly onTurn: (index: number) => void
  readonly onView: (view: View) => void
}

const Toolbar = ({ current, pages, view, pdf, onTurn, onView }: ToolbarProps) => (
  <div className={styles.toolbar}>
    <IconButton
      aria-label="Previous page"
      disabled={current === 0}
      onClick={() => onTurn(current - 1)}
    >
      <ChevronLeft size={22} aria-hidden />
    </IconButton>
    <p role="status">
      <span>Page </span>
      <data value={current + 1}>{current + 1}</data>
      <b>
        <span> of </span>
      </b>
      {pages.length}
      <span className="visually-hidden">{`: ${pages[current]?.title}`}</span>
    </p>
    <IconButton
      aria-label="Next page"
      disabled={current === pages.length - 1}
      onClick={() => onTurn(current + 1)}
    >
      <ChevronRight size={22} aria-hidden />
    </IconButton>
    <IconButton
      className={styles.size}
      aria-label={view === 'larger' ? 'Whole page' : 'Larger'}
      disabled={view === 'text'}
      onClick={() => onView(otherSize(view))}
    >
      {view === 'larger' ? <ZoomOut size={22} aria-hidden /> : <ZoomIn size={22} aria-hidden />}
    </IconButton>
    <Button
      variant="text"
      className={styles.view}
      onClick={() => onView(view === 'text' ? 'page' : 'text')}
    >
      <span>{view === 'text' ? 'Show page' : 'Read as text'}</span>
    </Button>
    <ExternalLink href={pdf}>Download</ExternalLink>
  </div>
)

const Contents = ({
  pages,
  current,
  onTurn,
}: Pick<ToolbarProps, 'pages' | 'current' | 'onTurn'>) => (
  <nav aria-label="Pages of the report">
    <ol>
      {pages.map(({ title }, index) => (
        <li key={title}>
          <button
            type="button"
            aria-current={index === current ? 'page' : undefined}
            ref={index === current ? bringIntoView : undefined}
            onClick={() => onTurn(index)}
          >
            <span>{index + 1}</span> <span>{title}</span>
          </button>
        </li>
      ))}
    </ol>
  </nav>
)

interface ReportPageProps extends Page {
  readonly index: number
  readonly src: string
  readonly isText: boolean
  /** Whether it is among the pages that are shown first. */
  readonly isEarly: boolean
  readonly onChangeSize: () => void
}

const ReportPage = (props: ReportPageProps) => (
  <li tabIndex={props.isText ? 0 : undefined}>
    <img
      src={props.src}
      alt={`Page ${props.index + 1}. ${props.title}: ${props.summary}`}
      width={900}
      height={1273}
      loading={props.isEarly ? 'eager' : 'lazy'}
      onDoubleClick={props.onChangeSize}
    />
    <div className={props.isText ? styles.text : 'visually-hidden'}>
      <h2>{props.title}</h2>
      <p>{props.summary}</p>
      {props.text.map(({ tag: Tag, text }) => (
        <Tag key={text}>{text}</Tag>
      ))}
    </div>
  </li>
)

/** The page to which a key turns, if it turns any. */
const pageOfKey = (key: string, current: number, last: number): number | undefined =>
  ({ ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last })[key]

/** The page that is at the middle of the strip. */
const pageInView = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement, count: number) =>
  Math.floor(((scrollLeft + clientWidth / 2) / scrollWidth) * count)

/**
 * Keeps the page in the fragment. A new entry of the router would have another key, by which
 * closing knows where the reader was opened. A closed one has no fragment.
 */
const usePageInAddress = (index: number) =>
  useEffect(() => {
    const [reader] = window.location.hash.split('/')
    if (reader) window.history.replaceState(window.history.state, '', `${reader}/${index + 1}`)
  }, [index])

type ReportPagesProps = Omit<ReportReaderProps, 'onClose'> & { readonly pages: readonly Page[] }

const ReportPages = ({ pages, folder, pdf, start }: ReportPagesProps) => {
  const [current, setCurrent] = useState(0)
  // On a phone the letters of a whole page are too small to read.
  const [view, setView] = useState<View>(() => (window.innerWidth < 600 ? 'text' : 'page'))
  const isText = view === 'text'
  const strip = useRef<HTMLOListElement>(null)

  const show = (index: number) => {
    const page = strip.current?.children[index]
    if (!(page instanceof HTMLElement)) return
    strip.current?.scrollTo({ left: page.offsetLeft, top: 0, behavior: 'instant' })
    setCurrent(index)
  }
  const handleScroll = ({ currentTarget }: UIEvent<HTMLElement>) =>
    setCurrent(pageInView(currentTarget, pages.length))
  const changeSize = () => setView(otherSize(view))
  const handleKeyDown = (event: KeyboardEvent) => {
    const target = pageOfKey(event.key, current, pages.length - 1)
    if (target === undefined) return
    event.preventDefault()
    show(target)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the visitor turns the pages later
  useLayoutEffect(() => {
    show(start - 1)
    // Else the arrow keys reach no handler: the dialog itself has the focus.
    strip.current?.focus({ preventScroll: true })
  }, [])
  usePageInAddress(current)

  const page = pages[current]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys work wherever the focus is
    <div className={styles.reader} onKeyDown={handleKeyDown}>
      <Toolbar {...{ current, pages, view, pdf }} onTurn={show} onView={setView} />
      <Contents pages={pages} current={current} onTurn={show} />
      <p className={styles.note}>{page?.note ?? (isText ? '' : page?.summary)}</p>
      <ol
        className={styles.pages}
        ref={strip}
        data-view={view}
        onScroll={handleScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a tall page
        tabIndex={0}
        aria-label="Pages"
      >
        {pages.map((each, index) => (
          <ReportPage
            key={each.title}
            {...each}
            index={index}
            src={`${folder}${index + 1}.webp`}
            isText={isText}
            isEarly={Math.abs(index + 1 - start) < 2}
            onChangeSize={changeSize}
          />
        ))}
      </ol>
    </div>
  )
}

/**
 * The pages of a sample report in a dialog: buttons, arrow keys, swipes or the list of pages turn
 * them.
 */
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
      {query.data ? (
        // The visitor may enter another page in the address.
        <ReportPages key={start} pages={query.data} {...{ folder, pdf, start }} />
      ) : null}
      {query.isPending ? <PageSpinner label="Loading the report" /> : null}
      {query.error ? (
        <ErrorState title="The report could not be loaded" onRetry={query.refetch} />
      ) : null}
    </Dialog>
  )
}
