import type { Product } from '@shop/contract/host'
import { Search } from 'lucide-react'
import { type SubmitEvent, useDeferredValue, useId, useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink, IconButton } from '../../../components/button'
import { lazyView } from '../../../components/lazy-view'
import { Row, Stack } from '../../../components/page'
import { EmptyState } from '../../../components/page-states'
import { Pagination } from '../../../components/pagination'
import { SelectBox } from '../../../components/select-box'
import { Loading, NeedsScript } from '../../../components/skeleton'
import { paths } from '../../../config/paths'
import { useQueryParams } from '../../../hooks/use-query-params'
import { pageOf } from '../../../routing/use-list-params'
import { useListedProducts } from '../api/queries'
import {
  filterProducts,
  MAX_SEARCH_LENGTH,
  noFilters,
  PRODUCT_GROUPS,
  type ProductFilters,
  pageCountOf,
  pageOfProducts,
  parseFilters,
  productGroupLabels,
  SORTS,
  sortLabels,
} from '../product-filters'
import type { FoundProductsProps } from './found-products'
import { PopularProducts } from './highlights'
import { CatalogueError, EmptyCatalogue, ProductGrid, ProductGridSkeleton, type ProductSlots } from './product-grid'
import styles from './product-list.module.css'
import searchBox from './search-box.module.css'

/** Hides the prerendered list, which is unfiltered, until hydration where the URL has a filter. Runs while the page is parsed. */
const HIDE_UNFILTERED =
  'if(/[?&](type|sort|q|page)=./.test(location.search))document.currentScript.parentElement.style.visibility="hidden"'

const LoadingProducts = () => (
  <Loading label="Loading the products">
    <ProductGridSkeleton isDense count={12} />
  </Loading>
)

const FoundProducts = lazyView<FoundProductsProps>(
  async () => (await import('./found-products')).FoundProducts,
  <LoadingProducts />,
)

interface SortSelectProps {
  /** The form that it belongs to. */
  readonly form: string
  readonly filters: ProductFilters
}

const SortSelect = ({ form, filters }: SortSelectProps) => {
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

interface ResultsProps extends SortSelectProps {
  readonly products: readonly Product[]
  /** The number of all products, of which `products` may be the first page only. */
  readonly total: number
  /** The page of the URL. */
  readonly page: number
  readonly slots: ProductSlots
}

const NoResults = (slots: ProductSlots) => (
  <Stack gap={4}>
    <EmptyState title="No products found">
      <p>Check the spelling, try fewer words, or choose another type.</p>
      <ButtonLink variant="quiet" to={paths.category()}>
        Show all products
      </ButtonLink>
    </EmptyState>
    <PopularProducts {...slots} />
  </Stack>
)

const pageUrl = ({ type, sort, q }: ProductFilters, page: number) =>
  paths.category({ type, sort: sort === 'featured' ? '' : sort, q, ...(page > 1 && { page }) })

const Results = ({ found, ...props }: ResultsProps & { readonly found: readonly Product[] }) => {
  const { form, filters, products, total, slots } = props
  const results = filterProducts(found, filters)
  const count = results.length < products.length ? results.length : total
  const last = pageCountOf(count)
  const page = Math.min(props.page, last)
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
          <ProductGrid products={pageOfProducts(results, page)} isDense isFirst {...slots} />
        </section>
      ) : (
        <NoResults {...slots} />
      )}
      {last > 1 ? (
        <Pagination
          label="Pages of products"
          current={page}
          last={last}
          pageUrl={(number) => pageUrl(filters, number)}
        />
      ) : null}
    </>
  )
}

const isFirstPage = ({ filters: { type, sort, q }, page }: Pick<ResultsProps, 'filters' | 'page'>) =>
  type === noFilters.type && sort === noFilters.sort && q === noFilters.q && page === 1

const ProductResults = (props: Omit<ResultsProps, 'products' | 'total'>) => {
  const { data, total, error, refetch, isFetching } = useListedProducts()
  // Rendering many cards must not block input.
  const products = useDeferredValue(data)
  const retry = { onRetry: () => refetch(), busy: isFetching }
  if (!products || (products.length < total && !isFirstPage(props)))
    return error ? <CatalogueError {...retry} /> : <LoadingProducts />
  if (products.length === 0) return <EmptyCatalogue />
  return (
    <>
      {error ? <CatalogueError {...retry} isOutdated /> : null}
      <NeedsScript />
      {props.filters.q ? (
        <FoundProducts products={products} text={props.filters.q}>
          {(found) => <Results {...props} products={products} total={total} found={found} />}
        </FoundProducts>
      ) : (
        <Results {...props} products={products} total={total} found={products} />
      )}
    </>
  )
}

/** The product list with its types, sort order and search. They are stored in the URL, for links and the Back button. */
export const ProductList = (slots: ProductSlots) => {
  const [, setQuery] = useSearchParams()
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
    const chosen = parseFilters(
      new URLSearchParams([...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))),
    )
    setQuery((previous) => {
      const next = new URLSearchParams(previous)
      for (const name of ['type', 'sort', 'q', 'page']) next.delete(name)
      if (chosen.type) next.set('type', chosen.type)
      if (chosen.sort !== 'featured') next.set('sort', chosen.sort)
      if (chosen.q) next.set('q', chosen.q)
      return next
    })
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
        <ProductResults form={formId} filters={filters} page={pageOf(query)} slots={slots} />
      </div>
    </Stack>
  )
}
