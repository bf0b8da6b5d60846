import { Search, X } from 'lucide-react'
import { type FocusEvent, useRef } from 'react'
import { lazyView } from '../components/lazy-view'
import { Container } from '../components/page'
import type { SearchFieldProps } from '../features/catalogue/components/search-field'
import styles from './header-search.module.css'
import { useOverlay } from './use-overlay'
import { usePressOutside } from './use-press-outside'

const loadField = async () => (await import('../features/catalogue/components/search-field')).SearchField

/** The text that is typed before the field has loaded. */
const typed = { text: '' }

const SearchField = lazyView<SearchFieldProps>(
  loadField,
  <input
    className={styles.placeholder}
    aria-label="Search products"
    ref={(input) => input?.focus()}
    onInput={({ currentTarget }) => {
      typed.text = currentTarget.value
    }}
  />,
)

/** The search of the header: a button that opens a field with suggestions below the header. */
export const HeaderSearch = ({ onOpen }: { readonly onOpen: () => void }) => {
  const { isOpen, open, close } = useOverlay()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  usePressOutside(isOpen, [panel, button], close)

  return (
    <>
      <button
        type="button"
        className={styles.button}
        ref={button}
        aria-expanded={isOpen}
        aria-label={isOpen ? 'Close the search' : 'Search products'}
        onPointerEnter={() => void loadField().catch(() => undefined)}
        onClick={() => {
          if (isOpen) close()
          else {
            typed.text = ''
            open()
            onOpen()
          }
        }}
      >
        {isOpen ? <X size={22} aria-hidden /> : <Search size={22} aria-hidden />}
        <span aria-hidden>Search</span>
      </button>
      {isOpen ? (
        <search
          className={styles.panel}
          ref={panel}
          onKeyDown={({ key: pressed }) => {
            if (pressed !== 'Escape') return
            close()
            button.current?.focus()
          }}
          onBlur={({ relatedTarget, currentTarget }: FocusEvent) => {
            if (relatedTarget && relatedTarget !== button.current && !currentTarget.contains(relatedTarget)) close()
          }}
        >
          <Container>
            <SearchField typed={typed} onClose={close} />
          </Container>
        </search>
      ) : null}
    </>
  )
}
