import type { Product } from '@shop/contract/host'
import { Search } from 'lucide-react'
import { type SubmitEvent, useDeferredValue, useId, useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../../components/button'
import { EmptyState } from '../../../components/empty-state'
import { IconButton } from '../../../components/icon-button'
import { lazyComponent } from '../../../components/lazy-component'
import { Row, Stack } from '../../../components/page'
import { SelectBox } from '../../../components/select-box'
import { Loading, NeedsScript } from '../../../components/skeleton'
import { paths } from '../../../config/paths'
import { useQueryParams } from '../../../hooks/use-query-params'
import { useProducts } from '../api/queries'
import {
  filterProducts,
  MAX_SEARCH_LENGTH,
  PRODUCT_GROUPS,
  type ProductFilters,
  parseFilters,
  productGroupLabels,
  SORTS,
  sortLabels,
  suggestedProducts,
} from '../product-filters'
import type { FoundProductsProps } from './found-products'
import { ProductGrid, ProductGridSkeleton, type ProductSlots } from './product-grid'
import styles from './product-list.module.css'
import { CatalogueError, EmptyCatalogue } from './product-states'
import searchBox from './search-box.module.css'

/** Hides the prerendered list, which is unfiltered, until hydration where the URL has a filter. Runs while the page is parsed. */
const HIDE_UNFILTERED =
  'if(/[?&](type|format|sort|q)=./.test(location.search))document.currentScript.parentElement.style.visibility="hidden"'

const MAX_SUGGESTED = 6

const LoadingProducts = () => (
  <Loading label="Loading the products">
    <ProductGridSkeleton isDense count={12} />
  </Loading>
)

const FoundProducts = lazyComponent<FoundProductsProps>(
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
  readonly slots: ProductSlots
}

const NoResults = ({ products, slots }: Pick<ResultsProps, 'products' | 'slots'>) => (
  <Stack gap={4}>
    <EmptyState title="No products found">
      <p>Check the spelling, try fewer words, or choose another type.</p>
      <ButtonLink variant="quiet" to={paths.category()}>
        Show all products
      </ButtonLink>
    </EmptyState>
    <Stack gap={3}>
      <h2>Popular in our shop</h2>
      <ProductGrid products={suggestedProducts(products, MAX_SUGGESTED)} isDense {...slots} />
    </Stack>
  </Stack>
)

const Results = ({ form, filters, products, found, slots }: ResultsProps & { readonly found: readonly Product[] }) => {
  const results = filterProducts(found, filters)
  return (
    <>
      <Row className={styles.summary} gap={2}>
        <p role="status">
          {results.length} {results.length === 1 ? 'product' : 'products'}
          {filters.q ? ` for “${filters.q}”` : ''}
        </p>
        {results.length > 0 && results.length < products.length ? (
          <ButtonLink variant="link" to={paths.category()}>
            Show all {products.length}
          </ButtonLink>
        ) : null}
        <SortSelect form={form} filters={filters} />
      </Row>
      {results.length > 0 ? (
        <section aria-labelledby="products">
          <h2 id="products" className="visually-hidden">
            Products
          </h2>
          <ProductGrid products={results} isDense isFirst {...slots} />
        </section>
      ) : (
        <NoResults products={products} slots={slots} />
      )}
    </>
  )
}

const ProductResults = (props: Omit<ResultsProps, 'products'>) => {
  const { data, error, refetch, isFetching } = useProducts()
  // Rendering many cards must not block input.
  const products = useDeferredValue(data)
  const retry = { onRetry: () => refetch(), busy: isFetching }
  if (!products) return error ? <CatalogueError {...retry} /> : <LoadingProducts />
  if (products.length === 0) return <EmptyCatalogue />
  return (
    <>
      {error ? <CatalogueError {...retry} isOutdated /> : null}
      <NeedsScript />
      {props.filters.q ? (
        <FoundProducts products={products} text={props.filters.q}>
          {(found) => <Results {...props} products={products} found={found} />}
        </FoundProducts>
      ) : (
        <Results {...props} products={products} found={products} />
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
      for (const name of ['type', 'format', 'sort', 'q']) next.delete(name)
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
          <div className={styles.types} role="group" aria-label="Type">
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
        <ProductResults form={formId} filters={filters} slots={slots} />
      </div>
    </Stack>
  )
}
