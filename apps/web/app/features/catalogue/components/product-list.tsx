import { Search } from 'lucide-react'
import { type RefObject, type SubmitEvent, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { IconButton } from '../../../components/button'
import { lazyView } from '../../../components/lazy-view'
import pillStyles from '../../../components/pill.module.css'
import { useHydrated } from '../../../hooks/use-hydrated'
import { useOptionalQuery } from '../../../hooks/use-query-params'
import { pageOf } from '../../../routing/use-list-params'
import { listTexts } from '../list-texts'
import {
  LIST_TYPES,
  listUrl,
  MAX_SEARCH_LENGTH,
  type ProductFilters,
  parseFilters,
} from '../product-filters'
import type { ProductActions } from './product-grid'
import styles from './product-list.module.css'
import { FORM_ID, ProductResults } from './product-results'

/** Runs while the page is parsed. */
const HIDE_UNFILTERED = `if (/[?&](type|sort|q|page)=./.test(location.search))
document.currentScript.parentElement.dataset.filtered = ''`

/**
 * Where the URL has a filter, hides the prerendered list until hydration, as that is unfiltered.
 * Its parent is the list.
 */
const UnfilteredList = ({ list }: { readonly list: RefObject<HTMLElement | null> }) => {
  const isHydrated = useHydrated()
  useLayoutEffect(() => {
    if (isHydrated) list.current?.removeAttribute('data-filtered')
  }, [isHydrated, list])
  return isHydrated ? null : <script>{HIDE_UNFILTERED}</script>
}

// Not in the HTML, as it is folded.
const TestFinder = lazyView(async () => (await import('./test-finder')).TestFinder)

/** On phones the types are a row that scrolls. */
const scrollIntoRow = (type: HTMLElement | null) =>
  type?.parentElement?.scrollTo({ left: type.offsetLeft - (innerWidth - type.offsetWidth) / 2 })

/** An empty type is that of all products. */
const TypeButtons = ({ selected }: { readonly selected: ProductFilters['type'] }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a layout of its own
  <div className={styles.types} role="group" aria-label="Type">
    {(['', ...LIST_TYPES] as const).map((type) => (
      <button
        key={type}
        className={pillStyles.pill}
        ref={type && type === selected ? scrollIntoRow : null}
        type="submit"
        name="type"
        value={type}
        aria-pressed={type === selected}
      >
        {type === '' ? 'All' : listTexts[type].title}
      </button>
    ))}
  </div>
)

/**
 * The product list with its heading, types, sort order and search. They are stored in the URL, for
 * links and the Back button.
 */
export const ProductList = ({ actions }: { readonly actions: ProductActions }) => {
  const navigate = useNavigate()
  const query = useOptionalQuery()
  const filters = parseFilters(query)
  const { title, lead } = listTexts[filters.type]
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const applied = useRef(filters.q)
  useLayoutEffect(() => {
    // Not at first: something may have been typed before hydration.
    if (field.current && applied.current !== filters.q) field.current.value = filters.q
    applied.current = filters.q
  }, [filters.q])

  // One form: a pressed type or another sort order also applies text that was typed without Enter.
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget, event.nativeEvent.submitter)
    // The keyboard of a phone would cover the results.
    if (matchMedia('(pointer: coarse)').matches) field.current?.blur()
    void navigate(listUrl(parseFilters(data)))
  }

  return (
    <div className={styles.list} ref={list} suppressHydrationWarning>
      <h1>{title}</h1>
      <UnfilteredList list={list} />
      <details className={styles.finder} open={query.has('who')}>
        <summary>Which one is for me?</summary>
        <TestFinder />
      </details>
      <search>
        <form className={styles.toolbar} id={FORM_ID} onSubmit={handleSubmit}>
          <input type="hidden" name="type" value={filters.type} />
          <div className={styles.search}>
            <input
              ref={field}
              aria-label="Search"
              name="q"
              type="search"
              placeholder="Search"
              maxLength={MAX_SEARCH_LENGTH}
              defaultValue={filters.q}
              enterKeyHint="search"
            />
            <IconButton type="submit" aria-label="Search the shop">
              <Search size={20} aria-hidden />
            </IconButton>
          </div>
          <TypeButtons selected={filters.type} />
        </form>
      </search>
      <div className={styles.results}>
        {lead ? <p>{lead}</p> : null}
        <ProductResults filters={filters} page={pageOf(query)} actions={actions} />
      </div>
    </div>
  )
}
