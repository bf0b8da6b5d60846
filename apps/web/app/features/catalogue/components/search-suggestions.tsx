import { formatOf } from '@shop/contract'
import type { Product } from '@shop/contract/host'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { Money } from '../../../components/money'
import { Thumbnail } from '../../../components/thumbnail'
import { productFormatLabels } from '../../../config/labels'
import { paths } from '../../../config/paths'
import { useProducts } from '../api/queries'
import { suggestedProducts } from '../product-filters'
import { productSearchOf } from '../product-search'
import styles from './search-suggestions.module.css'

const MAX_SUGGESTIONS = 5

interface SearchSuggestionsProps {
  readonly text: string
  /** Id of the list; its options' ids start with it. */
  readonly listId: string
  /** The option that the arrow keys chose. */
  readonly activeId: string | undefined
  /** Called before the navigation to what was selected. */
  readonly onSelect: () => void
}

const noProducts: readonly Product[] = []

const useSuggestions = (products: readonly Product[], text: string) => {
  const found = useMemo(() => productSearchOf(products)(text), [products, text])
  const isFound = found.length > 0
  return {
    suggestions: isFound ? found.slice(0, MAX_SUGGESTIONS) : suggestedProducts(products, MAX_SUGGESTIONS),
    found: found.length,
  }
}

const summaryOf = (text: string, found: number) => {
  if (text === '') return 'Popular in our shop'
  if (found === 0) return `No products found for “${text}”. Popular in our shop:`
  return `${found} ${found === 1 ? 'product' : 'products'} for “${text}”`
}

/** The list of the header's search: the best matches, or best sellers, and a link to all results. */
export const SearchSuggestions = ({ text, listId, activeId, onSelect }: SearchSuggestionsProps) => {
  const { data: products = noProducts, error } = useProducts()
  const { suggestions, found } = useSuggestions(products, text)
  const navigate = useNavigate()
  const goTo = (path: string) => {
    onSelect()
    void navigate(path)
  }
  const optionProps = (index: number, path: string) => {
    const id = `${listId}-${index}`
    return { id, role: 'option', 'aria-selected': id === activeId, tabIndex: -1, onClick: () => goTo(path) } as const
  }
  if (products.length === 0) return error ? <p role="status">The search is not available right now.</p> : null
  return (
    <>
      <p className={styles.status} role="status">
        {summaryOf(text, found)}
      </p>
      {/* biome-ignore-start lint/a11y/useKeyWithClickEvents: the combobox has the keys */}
      <div className={styles.list} id={listId} role="listbox" aria-label="Suggestions">
        {suggestions.map((product, index) => (
          <div key={product.product_id} {...optionProps(index, paths.product(product.product_id))}>
            <Thumbnail upload={product.product_thumbnail} width={42} />
            <span>
              <strong>{product.product_name}</strong>
              <small>{productFormatLabels[formatOf(product)]}</small>
            </span>
            <Money amount={product.product_price} />
          </div>
        ))}
        <div className={styles.all} {...optionProps(suggestions.length, paths.category(found > 0 ? { q: text } : {}))}>
          {found > 0 ? `See all results for “${text}”` : 'See all products'}
        </div>
      </div>
      {/* biome-ignore-end lint/a11y/useKeyWithClickEvents: see above */}
    </>
  )
}
