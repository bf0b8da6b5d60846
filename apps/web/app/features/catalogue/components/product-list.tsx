import { PRODUCT_FORMATS, PRODUCT_TYPES } from '@shop/contract'
import { Search, SlidersHorizontal } from 'lucide-react'
import { type FormEvent, useDeferredValue, useId, useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../../components/button'
import { EmptyState } from '../../../components/empty-state'
import { IconButton } from '../../../components/icon-button'
import { Row, Stack } from '../../../components/page'
import { SelectBox } from '../../../components/select-box'
import { Loading, NeedsScript } from '../../../components/skeleton'
import { productFormatLabels, productTypeLabels } from '../../../config/labels'
import { paths } from '../../../config/paths'
import { useQueryParams } from '../../../hooks/use-query-params'
import { useProducts } from '../api/queries'
import { filterProducts, type ProductFilters, parseFilters, sortLabels } from '../product-filters'
import { ProductGrid, ProductGridSkeleton, type ProductSlots } from './product-grid'
import styles from './product-list.module.css'
import { CatalogueError, EmptyCatalogue } from './product-states'

/** Hides the prerendered list, which is unfiltered, until hydration where the URL has a filter. Runs while the page is parsed. */
const HIDE_UNFILTERED =
  'if(/[?&](type|format|sort|q)=./.test(location.search))document.currentScript.parentElement.style.visibility="hidden"'

interface FilterSelectProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly onChange: (value: string) => void
}

const FilterSelect = ({ label, name, value, options, onChange }: FilterSelectProps) => {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <SelectBox>
        <select id={id} name={name} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      </SelectBox>
    </div>
  )
}

interface ProductResultsProps {
  readonly filters: ProductFilters
  readonly slots: ProductSlots
}

const ProductResults = ({ filters, slots }: ProductResultsProps) => {
  const { data, error, refetch, isFetching } = useProducts()
  // Rendering many cards must not block input.
  const products = useDeferredValue(data)
  const retry = { onRetry: () => refetch(), busy: isFetching }
  if (!products) {
    if (error) return <CatalogueError {...retry} />
    return (
      <Loading label="Loading the products">
        <ProductGridSkeleton />
      </Loading>
    )
  }
  if (products.length === 0) return <EmptyCatalogue />
  const results = filterProducts(products, filters)
  return (
    <>
      {error ? <CatalogueError {...retry} isOutdated /> : null}
      <NeedsScript />
      <Row className={styles.summary} gap={3}>
        <p role="status">
          {results.length} {results.length === 1 ? 'product' : 'products'}
          {filters.q ? ` for “${filters.q}”` : ''}
        </p>
        {results.length > 0 && results.length < products.length ? (
          <ButtonLink variant="link" to={paths.category()}>
            Show all {products.length}
          </ButtonLink>
        ) : null}
      </Row>
      {results.length > 0 ? (
        <section aria-labelledby="products">
          <h2 id="products" className="visually-hidden">
            Products
          </h2>
          <ProductGrid products={results} {...slots} />
        </section>
      ) : (
        <EmptyState title="Nothing on the shelf matches">
          <p>Try fewer words or another kind.</p>
          <ButtonLink variant="quiet" to={paths.category()}>
            Show all products
          </ButtonLink>
        </EmptyState>
      )}
    </>
  )
}

/** The product list with its filters, sort order and search. They are stored in the URL, for links and the Back button. */
export const ProductList = (slots: ProductSlots) => {
  const [, setQuery] = useSearchParams()
  const { query, ready } = useQueryParams()
  const filters = parseFilters(query)
  const searchId = useId()
  const filtersId = useId()
  const results = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (ready) results.current?.style.removeProperty('visibility')
  }, [ready])
  const [isOpen, setIsOpen] = useState(false)
  const activeFilters = [filters.type, filters.format, filters.sort === 'featured' ? '' : filters.sort].filter(
    Boolean,
  ).length

  const setFilter = (name: string, value: string) =>
    setQuery((previous) => {
      const next = new URLSearchParams(previous)
      if (value) next.set(name, value)
      else next.delete(name)
      return next
    })
  const handleSearch = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const search = new FormData(event.currentTarget).get('q')
    setFilter('q', typeof search === 'string' ? search.trim() : '')
  }

  return (
    <Stack gap={4}>
      <search>
        <form className={styles.toolbar} onSubmit={handleSearch}>
          <div>
            <label htmlFor={searchId}>Search</label>
            <div className={styles.search}>
              <input
                id={searchId}
                key={filters.q}
                name="q"
                type="search"
                maxLength={100}
                defaultValue={filters.q}
                enterKeyHint="search"
              />
              <IconButton type="submit" aria-label="Search the shop">
                <Search size={20} aria-hidden />
              </IconButton>
            </div>
          </div>
          <Button
            className={styles.filterToggle}
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={filtersId}
            onClick={() => setIsOpen(!isOpen)}
            startIcon={<SlidersHorizontal size={18} aria-hidden />}
          >
            Filter{activeFilters > 0 ? ` (${activeFilters})` : ''}
          </Button>
          <div className={styles.filters} id={filtersId} data-open={isOpen}>
            <FilterSelect
              label="Kind"
              name="type"
              value={filters.type}
              onChange={(value) => setFilter('type', value)}
              options={[['', 'All kinds'], ...PRODUCT_TYPES.map((type) => [type, productTypeLabels[type]] as const)]}
            />
            <FilterSelect
              label="Format"
              name="format"
              value={filters.format}
              onChange={(value) => setFilter('format', value)}
              options={[
                ['', 'All formats'],
                ...PRODUCT_FORMATS.map((format) => [format, productFormatLabels[format]] as const),
              ]}
            />
            <FilterSelect
              label="Order"
              name="sort"
              value={filters.sort}
              onChange={(value) => setFilter('sort', value === 'featured' ? '' : value)}
              options={Object.entries(sortLabels)}
            />
          </div>
        </form>
      </search>
      <div ref={results}>
        {ready ? null : <script>{HIDE_UNFILTERED}</script>}
        <ProductResults filters={filters} slots={slots} />
      </div>
    </Stack>
  )
}
