import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useSite } from '../../../api/site-settings'
import { IconButton } from '../../../components/button'
import styles from './quantity-field.module.css'

interface QuantityFieldProps {
  readonly label: string
  /** In the names of the buttons where there are several fields. */
  readonly productName?: string
  readonly quantity: number
  readonly min: number
  readonly max: number
  /** `max` lacks what the cart has already. */
  readonly maxPerOrder: number
  readonly disabled: boolean
  readonly onStep: (step: 1 | -1) => void
  readonly onChange: (quantity: number) => void
  /** Applies a number as it is typed, for a total next to the field. */
  readonly live?: boolean
}

/** The number before a decimal point; undefined for any text but a positive number. */
const parseQuantity = (text: string): number | undefined =>
  /^\s*\d+(\.\d*)?\s*$/.test(text) ? Number.parseInt(text, 10) : undefined

/** Why a typed quantity is not the one of the field. */
const noteOf = (typed: string, { min, max, maxPerOrder }: QuantityFieldProps, email: string) => {
  const number = parseQuantity(typed)
  if (number === undefined) return 'Please enter a whole number.'
  if (number < min) return `At least ${min} per order.`
  if (number <= max) return Number(typed) === number ? null : 'Whole numbers only.'
  const subject = encodeURIComponent('A quote for a larger order')
  return (
    <span key={max}>
      At most {maxPerOrder} per order{max < maxPerOrder ? ', with what is in your cart' : ''}. For
      more, <a href={`mailto:${email}?subject=${subject}`}>ask us for a quote</a>.
    </span>
  )
}

/** What is typed into the field, and what it does to the quantity. */
const useTypedQuantity = (props: QuantityFieldProps) => {
  const { quantity, min, max, onStep, onChange, live = false } = props
  const { contact } = useSite()
  const [typed, setTyped] = useState<string>()
  const [note, setNote] = useState<{ readonly text: ReactNode; readonly max: number }>()
  const commit = () => {
    if (typed === undefined) return
    const number = parseQuantity(typed)
    setTyped(undefined)
    setNote({ text: noteOf(typed, props, contact.email), max })
    const next = Math.min(Math.max(number ?? quantity, min), max)
    if (next !== quantity) onChange(next)
  }
  const type = (text: string) => {
    const number = parseQuantity(text)
    setTyped(text)
    // Now, not on leaving the field: it would move the Add button from under the finger.
    setNote(
      number !== undefined && number > max
        ? { text: noteOf(text, props, contact.email), max }
        : undefined,
    )
    if (live && number !== undefined) onChange(Math.min(Math.max(number, min), max))
  }
  const cancel = () => {
    setTyped(undefined)
    setNote(undefined)
  }
  const step = (by: 1 | -1) => {
    setNote(undefined)
    onStep(by)
  }
  // Adding to the cart changes the limits, and ends the note.
  return { typed, note: note?.max === max ? note.text : null, commit, type, cancel, step }
}

/**
 * A quantity between the buttons of requirements §5, which are disabled at its limits, and a note
 * below it. A typed quantity is applied on Enter and on leaving the field; a number beyond the
 * limits becomes the limit.
 */
export const QuantityField = (props: QuantityFieldProps) => {
  const { label, productName, quantity, min, max, disabled } = props
  const { typed, note, commit, type, cancel, step } = useTypedQuantity(props)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') commit()
    if (key === 'Escape') cancel()
  }
  const of = productName ? `: ${productName}` : ''
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own */}
      <div
        className={styles.field}
        role="group"
        aria-label={productName ? `Quantity of ${productName}` : label}
      >
        <IconButton
          aria-label={`One fewer${of}`}
          disabled={disabled || quantity <= min}
          onClick={() => step(-1)}
        >
          <Minus size={18} aria-hidden />
        </IconButton>
        <input
          aria-label={`${label}${of}`}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? quantity}
          readOnly={disabled}
          onChange={({ target }) => type(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        {/* In the cart, the buttons change the field without a word to screen readers. */}
        {productName ? (
          <output className="visually-hidden" aria-label="Quantity">
            {quantity}
          </output>
        ) : null}
        <IconButton
          aria-label={`One more${of}`}
          disabled={disabled || quantity >= max}
          onClick={() => step(1)}
        >
          <Plus size={18} aria-hidden />
        </IconButton>
      </div>
      <p className={styles.note} role="status">
        {note}
      </p>
    </>
  )
}
