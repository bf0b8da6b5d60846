import type { Product } from '@shop/contract/host'
import { Search } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useDeferredValue, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { ButtonLink, IconButton } from '../../../components/button'
import { lazyView } from '../../../components/lazy-view'
import { Row, Stack } from '../../../components/page'
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
  MAX_SEARCH_LENGTH,
  PRODUCT_GROUPS,
  type ProductFilters,
  pageCountOf,
  pageOfProducts,
  parseFilters,
  productGroupLabels,
  SORTS,
  sortLabels,
} from '../product-filters'
import { PopularProducts } from './highlights'
import { CatalogueError, EmptyCatalogue, LoadingProducts, type ProductActions, ProductGrid } from './product-grid'
import styles from './product-list.module.css'
import searchBox from './search-box.module.css'

/** Hides the prerendered list, which is unfiltered, until hydration where the URL has a filter. Runs while the page is parsed. */
const HIDE_UNFILTERED =
  'if(/[?&](type|sort|q|page)=./.test(location.search))document.currentScript.parentElement.style.visibility="hidden"'

const loading = <LoadingProducts count={12} />

interface FoundProductsProps {
  readonly products: readonly Product[]
  readonly text: string
  readonly children: (found: readonly Product[]) => ReactNode
}

/** Renders the products that a search finds. Its index is loaded with the first search. */
const FoundProducts = lazyView<FoundProductsProps>(async () => {
  const { productSearchOf } = await import('../product-search')
  return ({ products, text, children }) => children(useMemo(() => productSearchOf(products)(text), [products, text]))
}, loading)

interface ResultsProps {
  /** The id of the form of the filters. */
  readonly form: string
  readonly filters: ProductFilters
  /** The page of the URL. */
  readonly page: number
  readonly actions: ProductActions
}

const SortSelect = ({ form, filters }: Pick<ResultsProps, 'form' | 'filters'>) => {
  const id = useId()
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>Sort by</label>
      <SelectBox>
        <select
          id={id}
          form={form}
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
}

const ListedResults = ({ found, of, total, form, filters, page: requested, actions }: ListedResultsProps) => {
  const results = filterProducts(found, filters)
  const count = results.length < of ? results.length : total
  const last = pageCountOf(count)
  const page = Math.min(requested, last)
  return (
    <>
      <Row className={styles.summary} gap={2}>
        <p role="status">
          {count} {count === 1 ? 'product' : 'products'}
          {filters.q ? ` for “${filters.q}”` : ''}
          {last > 1 ? `, page ${page} of ${last}` : ''}
        </p>
        {count > 0 && count < total ? (
          <ButtonLink variant="link" to={paths.category()}>
            Show all {total}
          </ButtonLink>
        ) : null}
        <SortSelect form={form} filters={filters} />
      </Row>
      {count > 0 ? (
        <section aria-labelledby="products">
          <h2 id="products" className="visually-hidden">
            Products
          </h2>
          <ProductGrid products={pageOfProducts(results, page)} isFirst actions={actions} />
        </section>
      ) : (
        <Stack gap={4}>
          <EmptyState title="No products found">
            <p>Check the spelling, try fewer words, or choose another type.</p>
            <ButtonLink variant="quiet" to={paths.category()}>
              Show all products
            </ButtonLink>
          </EmptyState>
          <PopularProducts actions={actions} />
        </Stack>
      )}
      {last > 1 ? (
        <Pagination
          label="Pages of products"
          current={page}
          last={last}
          pageUrl={(number) => listUrl(filters, number)}
        />
      ) : null}
    </>
  )
}

const Results = (props: ResultsProps) => {
  const query = useListedProducts()
  // Rendering many cards must not block input.
  const products = useDeferredValue(query.data)
  const { filters, page } = props
  const isWhole = products?.length === query.total
  if (!products || !(isWhole || (page === 1 && listUrl(filters) === paths.category())))
    return query.error ? <CatalogueError {...query} /> : loading
  if (products.length === 0) return <EmptyCatalogue />
  const known = { ...props, of: products.length, total: query.total }
  return (
    <>
      {query.error ? <CatalogueError {...query} /> : null}
      <NeedsScript />
      {filters.q ? (
        <FoundProducts products={products} text={filters.q}>
          {(found) => <ListedResults {...known} found={found} />}
        </FoundProducts>
      ) : (
        <ListedResults {...known} found={products} />
      )}
    </>
  )
}

/** The product list with its types, sort order and search. They are stored in the URL, for links and the Back button. */
export const ProductList = ({ actions }: { readonly actions: ProductActions }) => {
  const navigate = useNavigate()
  const { query, ready } = useQueryParams()
  const filters = parseFilters(query)
  const formId = useId()
  const searchId = useId()
  const results = useRef<HTMLDivElement>(null)
  const types = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // On phones the types are a row that scrolls.
    const pressed = filters.type && types.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    if (pressed) types.current?.scrollTo({ left: pressed.offsetLeft - (innerWidth - pressed.offsetWidth) / 2 })
  }, [filters.type])
  useLayoutEffect(() => {
    if (ready) results.current?.style.removeProperty('visibility')
  }, [ready])

  // One form: a pressed type or another sort order also applies text that was typed without Enter.
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget, event.nativeEvent.submitter)
    void navigate(listUrl(parseFilters(data)))
  }

  return (
    <Stack gap={2}>
      <search>
        <form className={styles.toolbar} id={formId} onSubmit={handleSubmit}>
          <input type="hidden" name="type" value={filters.type} />
          <div className={searchBox.box}>
            <label className="visually-hidden" htmlFor={searchId}>
              Search
            </label>
            <input
              id={searchId}
              key={filters.q}
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
          <div className={styles.types} ref={types} role="group" aria-label="Type">
            {(['', ...PRODUCT_GROUPS] as const).map((type) => (
              <button key={type} type="submit" name="type" value={type} aria-pressed={type === filters.type}>
                {type === '' ? 'All' : productGroupLabels[type]}
              </button>
            ))}
          </div>
        </form>
      </search>
      <div className={styles.results} ref={results}>
        {ready ? null : <script>{HIDE_UNFILTERED}</script>}
        <Results form={formId} filters={filters} page={pageOf(query)} actions={actions} />
      </div>
    </Stack>
  )
}
