import { Search } from 'lucide-react'
import { type KeyboardEvent, type SubmitEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { classNames } from '../../../components/class-names'
import { IconButton } from '../../../components/icon-button'
import { paths } from '../../../config/paths'
import { MAX_SEARCH_LENGTH } from '../product-filters'
import searchBox from './search-box.module.css'
import styles from './search-field.module.css'
import { SearchSuggestions } from './search-suggestions'

export interface SearchFieldProps {
  /** What the shopper typed until this field was loaded. */
  readonly typed: { readonly text: string }
  readonly onClose: () => void
}

/** A combobox: the arrow keys choose a suggestion, Enter opens it, or all results. */
export const SearchField = ({ typed, onClose }: SearchFieldProps) => {
  const [text, setText] = useState('')
  const [activeId, setActiveId] = useState<string>()
  const navigate = useNavigate()
  const id = useId()
  const listId = `${id}-list`
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  // React commits this field up to 300 ms after its first render (the fallback stays that long): take the text at the commit.
  useLayoutEffect(() => {
    setText(typed.text.slice(0, MAX_SEARCH_LENGTH))
    field.current?.focus()
  }, [typed])

  const moveBy = (step: 1 | -1) => {
    const ids = ['', ...Array.from(list.current?.querySelectorAll('[role=option]') ?? [], (option) => option.id)]
    const next = ids.at((ids.indexOf(activeId ?? '') + step) % ids.length)
    setActiveId(next || undefined)
    if (next) document.getElementById(next)?.scrollIntoView({ block: 'nearest' })
  }
  const handleKeys = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    moveBy(event.key === 'ArrowDown' ? 1 : -1)
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (activeId !== undefined) document.getElementById(activeId)?.click()
    else {
      onClose()
      void navigate(paths.category({ q: text.trim() }))
    }
  }
  return (
    <>
      <form className={classNames(searchBox.box, styles.form)} onSubmit={handleSubmit}>
        <label className="visually-hidden" htmlFor={id}>
          Search products
        </label>
        <input
          id={id}
          ref={field}
          // A text field: Escape would clear a search field first.
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={activeId}
          autoComplete="off"
          placeholder="Search tests, books and ebooks"
          maxLength={MAX_SEARCH_LENGTH}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setActiveId(undefined)
          }}
          onKeyDown={handleKeys}
        />
        <IconButton type="submit" aria-label="Show the results">
          <Search size={20} aria-hidden />
        </IconButton>
      </form>
      <div className={styles.suggestions} ref={list}>
        <SearchSuggestions text={text.trim()} listId={listId} activeId={activeId} onSelect={onClose} />
      </div>
    </>
  )
}
