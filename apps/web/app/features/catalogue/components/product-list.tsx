import { PRODUCT_FORMATS, PRODUCT_TYPES } from '@shop/contract'
import { Search, SlidersHorizontal } from 'lucide-react'
import { type FormEvent, useDeferredValue, useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../../components/button'
import { EmptyState } from '../../../components/empty-state'
import { IconButton } from '../../../components/icon-button'
import { Row, Stack } from '../../../components/page'
import { SelectBox } from '../../../components/select-box'
import { productFormatLabels, productTypeLabels } from '../../../config/labels'
import { paths } from '../../../config/paths'
import { useQueryParams } from '../../../hooks/use-hydrated'
import { useProducts } from '../api/queries'
import { arrange, type Shelf, shelfOf, sorts } from '../product-filters'
import { EmptyShelf, ProductGrid, ProductGridWaits, type ProductSlots, ShopUnreachable } from './product-grid'
import styles from './product-list.module.css'

interface ChoiceProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly onChange: (value: string) => void
}

const Choice = ({ label, name, value, options, onChange }: ChoiceProps) => {
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

const Shown = ({ shelf, ...slots }: ProductSlots & { readonly shelf: Shelf }) => {
  const { data: products, isError, refetch, isFetching } = useProducts()
  // Drawn bit by bit: the page answers a finger meanwhile.
  const data = useDeferredValue(products)
  if (isError) return <ShopUnreachable onRetry={() => refetch()} busy={isFetching} />
  if (!data) return <ProductGridWaits />
  if (data.length === 0) return <EmptyShelf />
  const shown = arrange(data, shelf)
  return (
    <>
      <Row className={styles.row} gap={3}>
        <p role="status">
          {shown.length} {shown.length === 1 ? 'product' : 'products'}
          {shelf.q ? ` for “${shelf.q}”` : ''}
        </p>
        {shown.length > 0 && shown.length < data.length ? (
          <ButtonLink variant="link" to={paths.category()}>
            Show all {data.length}
          </ButtonLink>
        ) : null}
      </Row>
      {shown.length > 0 ? (
        <section aria-labelledby="products">
          <h2 id="products" className="visually-hidden">
            Products
          </h2>
          <ProductGrid products={shown} {...slots} />
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

/** The shelf: filter, sort and search, all of it in the address, so that it can be shared and gone back to. */
export const CategoryContent = (slots: ProductSlots) => {
  const [, setQuery] = useSearchParams()
  const { query } = useQueryParams()
  const shelf = shelfOf(query)
  const searchId = useId()
  const filtersId = useId()
  const [open, setOpen] = useState(false)
  const chosen = [shelf.type, shelf.format, shelf.sort === 'featured' ? '' : shelf.sort].filter(Boolean).length

  const set = (name: string, value: string) =>
    setQuery((before) => {
      const next = new URLSearchParams(before)
      if (value) next.set(name, value)
      else next.delete(name)
      return next
    })
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = new FormData(event.currentTarget).get('q')
    set('q', typeof words === 'string' ? words.trim() : '')
  }

  return (
    <Stack gap={4}>
      <search>
        <form className={styles.bar} onSubmit={search}>
          <div>
            <label htmlFor={searchId}>Search</label>
            <div className={styles.field}>
              <input
                id={searchId}
                key={shelf.q}
                name="q"
                type="search"
                maxLength={100}
                defaultValue={shelf.q}
                enterKeyHint="search"
              />
              <IconButton type="submit" aria-label="Search the shop">
                <Search size={20} aria-hidden />
              </IconButton>
            </div>
          </div>
          <Button
            className={styles.fold}
            variant="quiet"
            aria-expanded={open}
            aria-controls={filtersId}
            onClick={() => setOpen(!open)}
            startIcon={<SlidersHorizontal size={18} aria-hidden />}
          >
            Filter{chosen > 0 ? ` (${chosen})` : ''}
          </Button>
          <div className={styles.filters} id={filtersId} data-open={open}>
            <Choice
              label="Kind"
              name="type"
              value={shelf.type}
              onChange={(value) => set('type', value)}
              options={[['', 'All kinds'], ...PRODUCT_TYPES.map((type) => [type, productTypeLabels[type]] as const)]}
            />
            <Choice
              label="Format"
              name="format"
              value={shelf.format}
              onChange={(value) => set('format', value)}
              options={[
                ['', 'All formats'],
                ...PRODUCT_FORMATS.map((format) => [format, productFormatLabels[format]] as const),
              ]}
            />
            <Choice
              label="Order"
              name="sort"
              value={shelf.sort}
              onChange={(value) => set('sort', value === 'featured' ? '' : value)}
              options={Object.entries(sorts)}
            />
          </div>
        </form>
      </search>
      <Shown shelf={shelf} {...slots} />
    </Stack>
  )
}
