import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { IconButton } from '../../../components/button'
import styles from './quantity-field.module.css'

interface QuantityFieldProps {
  readonly label: string
  /** In the names of the buttons where there are several fields. */
  readonly productName?: string
  readonly quantity: number
  readonly min: number
  readonly max: number
  readonly disabled: boolean
  readonly onStep: (step: 1 | -1) => void
  readonly onChange: (quantity: number) => void
  /** Applies a number within the limits as it is typed, for a total next to the field. */
  readonly live?: boolean
}

/** The number before a decimal point; undefined for any text but a positive number. */
const parseQuantity = (text: string): number | undefined =>
  /^\s*\d+(\.\d*)?\s*$/.test(text) ? Number.parseInt(text, 10) : undefined

/**
 * A quantity between the buttons of requirements §5, which are disabled at its limits. A typed quantity is applied on Enter and on
 * leaving the field; a number beyond the limits becomes the limit.
 */
export const QuantityField = ({ label, productName, quantity, min, max, disabled, ...props }: QuantityFieldProps) => {
  const { onStep, onChange, live = false } = props
  const [typed, setTyped] = useState<string>()
  const commit = () => {
    const number = parseQuantity(typed ?? '')
    setTyped(undefined)
    if (number === undefined) return
    const next = Math.min(Math.max(number, min), max)
    if (next !== quantity) onChange(next)
  }
  const type = (text: string) => {
    setTyped(text)
    const number = parseQuantity(text)
    if (live && number !== undefined && number >= min && number <= max) onChange(number)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') commit()
    if (key === 'Escape') setTyped(undefined)
  }
  const of = productName ? `: ${productName}` : ''
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own
    <div className={styles.field} role="group" aria-label={productName ? `Quantity of ${productName}` : label}>
      <IconButton aria-label={`One fewer${of}`} disabled={disabled || quantity <= min} onClick={() => onStep(-1)}>
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
      <IconButton aria-label={`One more${of}`} disabled={disabled || quantity >= max} onClick={() => onStep(1)}>
        <Plus size={18} aria-hidden />
      </IconButton>
    </div>
  )
}
