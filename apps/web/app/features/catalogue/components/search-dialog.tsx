import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import useAutocomplete from '@mui/material/useAutocomplete'
import type { Product } from '@shop/contract/host'
import { Search, X } from 'lucide-react'
import {
  type ComponentProps,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '../../../api/site-settings'
import { useProducts } from '../../../api/use-products'
import { Dialog } from '../../../components/mui/dialog'
import { Thumbnail } from '../../../components/thumbnail'
import { paths } from '../../../config/paths'
import { MAX_SEARCH_LENGTH, recommendedProducts } from '../product-filters'
import { shopSearchOf } from '../product-search'
import { purposeOf } from '../product-texts'
import { ProductPrice } from './product-price'
import styles from './search-dialog.module.css'

const MAX_SUGGESTIONS = 5

const noProducts: readonly Product[] = []

const unavailable = 'The search is not available right now.'

type SearchResults = ReturnType<ReturnType<typeof shopSearchOf>>

const summaryOf = (text: string, { products, pages }: SearchResults) => {
  const found = products.length
  if (text === '') return 'Popular in our shop'
  if (found > 0) return `${found} ${found === 1 ? 'product' : 'products'} for “${text}”.`
  return (
    `No products found for “${text}”. ` +
    `${pages.length > 0 ? 'These pages match:' : 'These may help:'}`
  )
}

interface Suggestion {
  readonly name: string
  readonly path: string
  readonly product?: Product
  readonly summary?: string
}

const helpfulPages: readonly Suggestion[] = [
  {
    name: 'Questions and answers',
    path: paths.support,
    summary: 'About the tests, orders and delivery',
  },
  {
    name: 'Which one is for me?',
    path: `${paths.home}#which-one`,
    summary: 'Three questions lead to a test',
  },
]

const productSuggestion = (product: Product): Suggestion => ({
  name: product.product_name,
  path: paths.product(product.product_id),
  product,
})

/** The best matches, or best sellers, and a link to all results. */
const suggestionsOf = (
  products: readonly Product[],
  { products: matches, pages }: SearchResults,
  text: string,
): Suggestion[] => {
  const found = [...matches.slice(0, MAX_SUGGESTIONS).map(productSuggestion), ...pages]
  const popular = recommendedProducts(products, MAX_SUGGESTIONS).map(productSuggestion)
  return [
    ...(found.length > 0 ? found : [...(text ? helpfulPages : []), ...popular]),
    matches.length > 0
      ? { name: `See all results for “${text}”`, path: paths.category({ q: text }) }
      : { name: 'See all products', path: paths.category() },
  ]
}

export interface SearchDialogProps {
  /** What the shopper typed until this dialog was loaded. */
  readonly typed: { readonly text: string }
  readonly onClose: () => void
}

const SearchField = (props: ComponentProps<'input'>) => {
  const field = useRef<HTMLInputElement>(null)
  // In development React mounts twice, and the dialog takes the focus of `autoFocus` away again.
  useEffect(() => field.current?.focus(), [])
  return (
    <OutlinedInput
      fullWidth
      inputRef={field}
      placeholder="Search"
      slotProps={{
        input: {
          ...props,
          'aria-label': 'Search products',
          inputMode: 'search',
          enterKeyHint: 'search',
          maxLength: MAX_SEARCH_LENGTH,
        },
      }}
      endAdornment={
        <IconButton edge="end" type="submit" aria-label="Show the results">
          <Search size={20} aria-hidden />
        </IconButton>
      }
    />
  )
}

const SuggestionContent = ({ name, summary, product }: Suggestion) => {
  const { tests } = useSite()
  return (
    <>
      {product ? <Thumbnail upload={product.product_thumbnail} width={42} /> : null}
      <span>
        <strong>{name}</strong>
        <small>{product ? purposeOf(product, tests) : summary}</small>
      </span>
      {product ? <ProductPrice product={product} /> : null}
    </>
  )
}

const useSearch = (products: readonly Product[]) => {
  const { tests } = useSite()
  return useMemo(() => shopSearchOf(products, tests), [products, tests])
}

const SearchForm = ({ typed, onClose }: SearchDialogProps) => {
  const [inputValue, setInputValue] = useState('')
  const text = inputValue.trim()
  const { data: products = noProducts, error } = useProducts()
  const results = useSearch(products)(text)
  const navigate = useNavigate()
  // At the commit: React shows the fallback for up to 300 ms after the first render.
  useLayoutEffect(() => setInputValue(typed.text.slice(0, MAX_SEARCH_LENGTH)), [typed])

  const goTo = (path: string) => {
    onClose()
    void navigate(path)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const [page] = products.length > 0 && results.products.length === 0 ? results.pages : []
    goTo(page?.path ?? paths.category({ q: text }))
  }
  const box = useAutocomplete<Suggestion, false, false, true>({
    open: true,
    freeSolo: true,
    includeInputInList: true,
    options: products.length > 0 ? suggestionsOf(products, results, text) : [],
    filterOptions: (options) => options,
    getOptionLabel: (option) => (typeof option === 'string' ? option : option.name),
    getOptionKey: (option) => (typeof option === 'string' ? option : option.path),
    inputValue,
    onInputChange: (_event, value, reason) => reason === 'input' && setInputValue(value),
    // Text that is no suggestion is submitted with the form.
    onChange: (_event, value) => value && typeof value === 'object' && goTo(value.path),
    onClose: (_event, reason) => reason === 'escape' && onClose(),
  })
  return (
    <search className={styles.search}>
      <form onSubmit={submit}>
        <SearchField {...box.getInputProps()} onKeyDown={box.getRootProps().onKeyDown} />
      </form>
      <IconButton aria-label="Close the search" onClick={onClose}>
        <X size={22} aria-hidden />
      </IconButton>
      <p className={styles.status} role="status">
        {products.length > 0 ? summaryOf(text, results) : error && unavailable}
      </p>
      <ul
        className={styles.list}
        {...box.getListboxProps()}
        aria-labelledby={undefined}
        aria-label="Suggestions"
      >
        {box.groupedOptions.map((option, index) => {
          const { key, ...props } = box.getOptionProps({ option, index })
          return (
            <li key={key} {...props}>
              <SuggestionContent {...option} />
            </li>
          )
        })}
      </ul>
    </search>
  )
}

/**
 * The search of the header: the arrow keys choose a suggestion, Enter opens it, or all results. The
 * form is a component of its own, since MUI looks for the input when it is mounted, and a dialog
 * mounts its content later.
 */
export const SearchDialog = (props: SearchDialogProps) => (
  <Dialog label="Search" className={styles.dialog} onClose={props.onClose}>
    <SearchForm {...props} />
  </Dialog>
)
