import type { Product } from '@shop/contract/host'
import { Search } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useDeferredValue, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { useSite } from '../../../api/site-settings'
import { ButtonLink, IconButton } from '../../../components/button'
import { lazyView } from '../../../components/lazy-view'
import { Row } from '../../../components/page'
import { EmptyState } from '../../../components/page-states'
import { Pagination } from '../../../components/pagination'
import { SelectBox } from '../../../components/select-box'
import { NeedsScript } from '../../../components/skeleton'
import { paths } from '../../../config/paths'
import { useQueryParams } from '../../../hooks/use-query-params'
import { pageOf } from '../../../routing/use-list-params'
import { useListedProducts } from '../api/queries'
import {
  filterProducts,
  LIST_TYPES,
  type ListType,
  MAX_SEARCH_LENGTH,
  type ProductFilters,
  pageCountOf,
  pageOfProducts,
  parseFilters,
  SORTS,
} from '../product-filters'
import {
  CatalogueError,
  EmptyCatalogue,
  LoadingProducts,
  PopularProducts,
  type ProductActions,
  ProductGrid,
} from './product-grid'
import styles from './product-list.module.css'
import searchBox from './search-box.module.css'

const sortLabels: Readonly<Record<ProductFilters['sort'], string>> = {
  featured: 'Featured',
  price_asc: 'Lowest price',
  price_desc: 'Highest price',
  name: 'Name, A to Z',
}

/** The headings and the opening lines of what visitors come for. */
const listTexts: Readonly<Record<ListType, { readonly title: string; readonly lead?: string }>> = {
  '': { title: 'Shop' },
  personal: {
    title: 'Personal tests',
    lead: 'Questionnaires for one person, taken online whenever it suits. Each ends in a report in plain words that only its owner sees.',
  },
  team: {
    title: 'Tests for teams',
    lead: 'Seats for a group, in which everyone answers alone and gets a report of their own. One more report compares the profiles.',
  },
  career: {
    title: 'Choosing a career',
    lead: 'For the choice after school, and for a change later. The Career Test names fields of work that fit, and the workbook helps to decide.',
  },
  book: {
    title: 'Books and ebooks',
    lead: 'What the inventory measures, and how to use what it shows. Books come by post, free within Malaysia, and ebooks by email.',
  },
}

export const listTitle = (query: URLSearchParams): string => {
  const { q, type } = parseFilters(query)
  if (q) return `Search for “${q}”`
  return type ? listTexts[type].title : 'Shop: tests, books and ebooks'
}

/**
 * Where the URL has a filter, hides the prerendered list until hydration, as that is unfiltered, and names the type in the heading. Runs
 * while the page is parsed.
 */
const SHOW_FILTER = `{
const { parentElement: list, previousElementSibling: heading } = document.currentScript
if (/[?&](type|sort|q|page)=./.test(location.search)) list.dataset.filtered = ''
const titles = new Map(${JSON.stringify(LIST_TYPES.map((type) => [type, listTexts[type].title]))})
heading.textContent = titles.get(new URLSearchParams(location.search).get('type')) ?? heading.textContent
}`

const loading = <LoadingProducts count={12} />

// Neither is in the HTML: the finder is folded, and the comparison belongs to types, which are in the query.
const TestFinder = lazyView(async () => (await import('./test-finder')).TestFinder)
const TestComparison = lazyView(async () => (await import('./other-products')).TestComparison)

/** Ties the sort order, which is in the results, to the form of the filters. */
const FORM_ID = 'product-filters'

interface ResultsProps {
  readonly filters: ProductFilters
  /** The page of the URL. */
  readonly page: number
  readonly actions: ProductActions
}

const SortSelect = ({ filters }: Pick<ResultsProps, 'filters'>) => {
  const id = useId()
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>Sort by</label>
      <SelectBox>
        <select
          id={id}
          form={FORM_ID}
          name="sort"
          value={filters.sort}
          onChange={({ target }) => target.form?.requestSubmit()}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {sort === 'featured' && filters.q ? 'Best match' : sortLabels[sort]}
            </option>
          ))}
        </select>
      </SelectBox>
    </div>
  )
}

const listUrl = ({ type, sort, q }: ProductFilters, page = 1) =>
  paths.category({ type, sort: sort === 'featured' ? '' : sort, q, ...(page > 1 && { page }) })

interface ListedResultsProps extends ResultsProps {
  readonly found: readonly Product[]
  /** The number of products that could be found. */
  readonly of: number
  /** The number of all products, of which only the first page may be known. */
  readonly total: number
  readonly pages?: readonly ReactNode[]
}

/** Fewer are seen at a glance, and need no order. */
const MIN_TO_SORT = 5

/** A whole list in its own order has a heading for each type; a product is of one of these. */
const sectionsOf = (results: readonly Product[], filters: ProductFilters) =>
  listUrl(filters) === paths.category() && pageCountOf(results.length) === 1
    ? (['personal', 'team', 'book'] as const)
        .map((type) => ({ title: listTexts[type].title, products: filterProducts(results, { ...filters, type }, []) }))
        .filter(({ products }) => products.length > 0)
    : [{ title: undefined, products: results }]

const ListedResults = ({ found, of, total, pages = [], filters, page: requested, actions }: ListedResultsProps) => {
  const results = filterProducts(found, filters, useSite().tests)
  const count = results.length < of ? results.length : total
  const last = pageCountOf(count)
  const page = Math.min(requested, last)
  const hasOnlyPages = found.length === 0 && pages.length > 0
  return (
    <>
      <Row className={styles.summary} gap={2}>
        <p role="status">
          {count} {count === 1 ? 'product' : 'products'}
          {filters.q ? ` for “${filters.q}”` : ''}
          {last > 1 ? `, page ${page} of ${last}` : ''}
        </p>
        {filters.q && count < total && (count > 0 || hasOnlyPages) ? (
          <ButtonLink variant="link" to={paths.category()}>
            Show all {total}
          </ButtonLink>
        ) : null}
        {count < MIN_TO_SORT ? null : <SortSelect filters={filters} />}
      </Row>
      {count > 0
        ? sectionsOf(results, filters).map(({ title = 'Products', products }, index, { length }) => (
            <section key={title} aria-label={title}>
              <h2 className={length === 1 ? 'visually-hidden' : styles.group}>{title}</h2>
              <ProductGrid products={pageOfProducts(products, page)} isFirst={index === 0} actions={actions} />
            </section>
          ))
        : null}
      {count > 0 || hasOnlyPages ? null : (
        <EmptyState title="No products found">
          <p>Check the spelling{filters.type ? ', or choose another type' : ', or try another word'}.</p>
          <Row>
            <ButtonLink to={`${paths.home}#which-one`}>Which one is for me?</ButtonLink>
            <ButtonLink variant="quiet" to={paths.support}>
              Questions and answers
            </ButtonLink>
            <ButtonLink variant="quiet" to={paths.category()}>
              Show all products
            </ButtonLink>
          </Row>
        </EmptyState>
      )}
      {last > 1 ? (
        <Pagination
          label="Pages of products"
          current={page}
          last={last}
          pageUrl={(number) => listUrl(filters, number)}
        />
      ) : null}
      {filters.type === 'personal' || filters.type === 'team' ? (
        <div className={styles.more}>
          <TestComparison products={results} />
        </div>
      ) : null}
      {pages.length > 0 ? (
        <div className={styles.more}>
          <h2>Information pages</h2>
          <ul>{pages}</ul>
        </div>
      ) : null}
      {count > 0 ? null : <PopularProducts actions={actions} />}
    </>
  )
}

/** The products and pages that the search finds. Its index is loaded with the first search. */
const SearchResults = lazyView<ListedResultsProps>(async () => {
  const { shopSearchOf } = await import('../product-search')
  return ({ found, ...props }) => {
    const { tests } = useSite()
    const search = useMemo(() => shopSearchOf(found, tests), [found, tests])
    const { products, pages, note } = search(props.filters.q)
    const links = pages.map(({ name, summary, path }) => (
      <li key={path}>
        <Link to={path}>{name}</Link>
        <p>{summary}</p>
      </li>
    ))
    return (
      <>
        <p className={styles.note}>{note}</p>
        <ListedResults {...props} found={products} pages={links} />
      </>
    )
  }
}, loading)

const Results = (props: ResultsProps) => {
  const query = useListedProducts()
  // Rendering many cards must not block input.
  const products = useDeferredValue(query.data)
  const { filters, page } = props
  const isWhole = products?.length === query.total
  if (!products || !(isWhole || (page === 1 && listUrl(filters) === paths.category())))
    return query.error ? <CatalogueError {...query} /> : loading
  if (products.length === 0) return <EmptyCatalogue />
  const List = filters.q ? SearchResults : ListedResults
  return (
    <>
      {query.error ? <CatalogueError {...query} /> : null}
      <NeedsScript />
      <List {...props} found={products} of={products.length} total={query.total} />
    </>
  )
}

/** On phones the types are a row that scrolls. */
const scrollIntoRow = (type: HTMLElement | null) =>
  type?.parentElement?.scrollTo({ left: type.offsetLeft - (innerWidth - type.offsetWidth) / 2 })

/** The product list with its heading, types, sort order and search. They are stored in the URL, for links and the Back button. */
export const ProductList = ({ actions }: { readonly actions: ProductActions }) => {
  const navigate = useNavigate()
  const { query, ready } = useQueryParams()
  const filters = parseFilters(query)
  const { title, lead } = listTexts[filters.type]
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (ready) list.current?.removeAttribute('data-filtered')
  }, [ready])

  // One form: a pressed type or another sort order also applies text that was typed without Enter.
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget, event.nativeEvent.submitter)
    void navigate(listUrl(parseFilters(data)))
  }

  return (
    <div className={styles.list} ref={list} suppressHydrationWarning>
      <h1 suppressHydrationWarning>{title}</h1>
      {ready ? null : <script>{SHOW_FILTER}</script>}
      <details className={styles.finder}>
        <summary>Which one is for me?</summary>
        <TestFinder />
      </details>
      <search>
        <form className={styles.toolbar} id={FORM_ID} onSubmit={handleSubmit}>
          <input type="hidden" name="type" value={filters.type} />
          <div className={searchBox.box}>
            <input
              key={filters.q}
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
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a layout of its own */}
          <div className={styles.types} role="group" aria-label="Type">
            {(['', ...LIST_TYPES] as const).map((type) => (
              <button
                key={type}
                ref={type && type === filters.type ? scrollIntoRow : null}
                type="submit"
                name="type"
                value={type}
                aria-pressed={type === filters.type}
              >
                {type === '' ? 'All' : listTexts[type].title}
              </button>
            ))}
          </div>
        </form>
      </search>
      <div className={styles.results}>
        {lead ? <p>{lead}</p> : null}
        <Results filters={filters} page={pageOf(query)} actions={actions} />
      </div>
    </div>
  )
}
