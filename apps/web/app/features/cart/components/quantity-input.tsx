import { type KeyboardEvent, useState } from 'react'
import styles from './quantity-input.module.css'

interface QuantityInputProps {
  readonly label: string
  readonly quantity: number
  readonly min: number
  readonly max: number
  readonly disabled: boolean
  /** Applies a number within the limits as it is typed, for a total next to the field. */
  readonly live?: boolean
  readonly onChange: (quantity: number) => void
}

/** The number before a decimal point; undefined for any text but a positive number. */
const parseQuantity = (text: string): number | undefined =>
  /^\s*\d+(\.\d*)?\s*$/.test(text) ? Number.parseInt(text, 10) : undefined

/** A typed quantity. It is applied on Enter and on leaving the field; a number beyond the limits becomes the limit. */
export const QuantityInput = ({ label, quantity, min, max, disabled, live = false, onChange }: QuantityInputProps) => {
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
  return (
    <input
      className={styles.input}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? quantity}
      readOnly={disabled}
      onChange={({ target }) => type(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  )
}
