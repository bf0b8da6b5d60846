import type { Product } from '@shop/contract/host'
import { type ReactNode, useDeferredValue, useId, useMemo } from 'react'
import { Link } from 'react-router'
import { useSite } from '../../../api/site-settings'
import { ButtonLink } from '../../../components/button'
import { lazyMuiView, lazyView } from '../../../components/lazy-view'
import { Row } from '../../../components/page'
import { EmptyState } from '../../../components/page-states'
import { NeedsScript } from '../../../components/skeleton'
import { paths } from '../../../config/paths'
import { useListedProducts } from '../api/queries'
import { listTexts } from '../list-texts'
import {
  filterProducts,
  listUrl,
  type ProductFilters,
  pageCountOf,
  pageOfProducts,
  SORTS,
} from '../product-filters'
import { CatalogueError } from './catalogue-error'
import { EmptyCatalogue } from './empty-catalogue'
import { PopularProducts } from './popular-products'
import { LoadingProducts, type ProductActions, ProductGrid } from './product-grid'
import styles from './product-results.module.css'

const sortLabels: Readonly<Record<ProductFilters['sort'], string>> = {
  featured: 'Featured',
  price_asc: 'Lowest price',
  price_desc: 'Highest price',
  name: 'Name, A to Z',
}

const loading = <LoadingProducts count={12} />

/** Only a large shop has pages. */
const Pagination = lazyMuiView(
  async () => (await import('../../../components/mui/pagination')).Pagination,
  <div className={styles.pages} />,
)

// Not in the HTML: the comparison belongs to types, which are in the query.
const TestComparison = lazyView(async () => (await import('./other-products')).TestComparison)

interface ResultsProps {
  readonly filters: ProductFilters
  readonly page: number
  readonly actions: ProductActions
}

/** Ties the sort order, which is in the results, to the form of the filters. */
export const FORM_ID = 'product-filters'

const SortSelect = ({ filters }: Pick<ResultsProps, 'filters'>) => {
  const id = useId()
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>Sort by</label>
      <div>
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
      </div>
    </div>
  )
}

interface ListedResultsProps extends ResultsProps {
  /** Those to show as far as the filters allow; with a search, those to be searched. */
  readonly products: readonly Product[]
  readonly loaded: number
  /** The number of all products of the host, of which only the first page may be loaded. */
  readonly total: number
  readonly pages?: readonly ReactNode[]
}

/** Whether the list has a search, a type or an order of its own: only such lists have a query. */
const isFiltered = (filters: ProductFilters) => listUrl(filters) !== paths.category()

/** A whole list in its own order has a heading for each type; a product is of one of these. */
const sectionsOf = (results: readonly Product[], filters: ProductFilters) =>
  !isFiltered(filters) && pageCountOf(results.length) === 1
    ? (['personal', 'team', 'book'] as const)
        .map((type) => ({
          title: listTexts[type].title,
          products: filterProducts(results, { ...filters, type }, []),
        }))
        .filter(({ products }) => products.length > 0)
    : [{ title: undefined, products: results }]

interface SummaryProps extends Pick<ResultsProps, 'filters' | 'page'> {
  readonly count: number
  readonly total: number
  readonly last: number
  readonly isEmpty: boolean
}

const Summary = ({ count, total, page, last, filters, isEmpty }: SummaryProps) => (
  <Row className={styles.summary} gap={2}>
    <p role="status">
      {`${count} ${count === 1 ? 'product' : 'products'}` +
        (filters.q ? ` for “${filters.q}”` : '') +
        (last > 1 ? `, page ${page} of ${last}` : '')}
    </p>
    {filters.q && count < total && !isEmpty ? (
      <ButtonLink variant="link" to={paths.category()}>
        {`Show all ${total}`}
      </ButtonLink>
    ) : null}
    <SortSelect filters={filters} />
  </Row>
)

interface ProductSectionsProps extends ResultsProps {
  readonly results: readonly Product[]
}

const ProductSections = ({ results, filters, page, actions }: ProductSectionsProps) => {
  const sections = sectionsOf(results, filters)
  const headingStyle = sections.length === 1 ? 'visually-hidden' : styles.group
  return sections.map(({ title = 'Products', products }, index) => (
    <section key={title} aria-label={title}>
      <h2 className={headingStyle}>{title}</h2>
      <ProductGrid
        products={pageOfProducts(products, page)}
        isFirst={index === 0}
        actions={actions}
      />
    </section>
  ))
}

const NothingFound = ({ type }: Pick<ProductFilters, 'type'>) => (
  <EmptyState title="No products found">
    <p>{`Check the spelling, or ${type ? 'choose another type' : 'try another word'}.`}</p>
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
)

const InformationPages = ({ pages }: { readonly pages: readonly ReactNode[] }) => (
  <div className={styles.more}>
    <h2>Information pages</h2>
    <ul>{pages}</ul>
  </div>
)

const ListedResults = ({
  products,
  loaded,
  total,
  pages = [],
  filters,
  page: requested,
  actions,
}: ListedResultsProps) => {
  const results = filterProducts(products, filters, useSite().tests)
  // Where nothing is filtered out, those that are not loaded yet count too.
  const count = results.length < loaded ? results.length : total
  const last = pageCountOf(count)
  const page = Math.min(requested, last)
  const hasOnlyPages = products.length === 0 && pages.length > 0
  const isEmpty = count === 0 && !hasOnlyPages
  return (
    <>
      <Summary {...{ count, total, page, last, filters, isEmpty }} />
      {count > 0 ? <ProductSections {...{ results, filters, page, actions }} /> : null}
      {isEmpty ? <NothingFound type={filters.type} /> : null}
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
      {pages.length > 0 ? <InformationPages pages={pages} /> : null}
      {count > 0 ? null : <PopularProducts actions={actions} />}
    </>
  )
}

/** The products and pages that the search finds. Its index is loaded with the first search. */
const SearchResults = lazyView<ListedResultsProps>(async () => {
  const { shopSearchOf } = await import('../product-search')
  return ({ products, ...props }) => {
    const { tests } = useSite()
    const search = useMemo(() => shopSearchOf(products, tests), [products, tests])
    const { products: found, pages } = search(props.filters.q)
    const links = pages.map(({ name, summary, path }) => (
      <li key={path}>
        <Link to={path}>{name}</Link>
        <p>{summary}</p>
      </li>
    ))
    return <ListedResults {...props} products={found} pages={links} />
  }
}, loading)

/** What a list has for the filters: its products, or those and the pages that the search finds. */
export const ProductResults = (props: ResultsProps) => {
  const query = useListedProducts()
  // Rendering many cards must not block input.
  const products = useDeferredValue(query.data)
  const { filters, page } = props
  const isWhole = products?.length === query.total
  const isFirstPage = page === 1 && !isFiltered(filters)
  const canShow = isWhole || isFirstPage
  if (!products || !canShow) return query.error ? <CatalogueError {...query} /> : loading
  if (products.length === 0) return <EmptyCatalogue />
  const List = filters.q ? SearchResults : ListedResults
  return (
    <>
      {query.error ? <CatalogueError {...query} /> : null}
      <NeedsScript />
      <List {...props} products={products} loaded={products.length} total={query.total} />
    </>
  )
}
