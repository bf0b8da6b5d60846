import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { lazyMuiView } from '../components/lazy-view'
import styles from './header-search.module.css'
import { useOverlay } from './use-overlay'

/** The text that is typed before the dialog has loaded. */
const typed = { text: '' }

const SearchDialog = lazyMuiView(
  async () => (await import('../features/catalogue/components/search-dialog')).SearchDialog,
  <div className={styles.loading}>
    <input
      aria-label="Search products"
      ref={(input) => input?.focus()}
      onInput={({ currentTarget }) => {
        typed.text = currentTarget.value
      }}
    />
  </div>,
)

export const HeaderSearch = () => {
  const { isOpen, open, close } = useOverlay()
  const button = useRef<HTMLButtonElement>(null)
  // The dialog cannot return the focus: the field in place of it, while it loaded, had it.
  useEffect(() => {
    if (isOpen) return () => button.current?.focus()
    return undefined
  }, [isOpen])
  return (
    <>
      <button
        type="button"
        className={styles.button}
        ref={button}
        aria-haspopup="dialog"
        aria-label="Search products"
        onClick={() => {
          typed.text = ''
          open()
        }}
      >
        <Search size={22} aria-hidden />
        <span aria-hidden>Search</span>
      </button>
      {isOpen ? <SearchDialog typed={typed} onClose={close} /> : null}
    </>
  )
}
