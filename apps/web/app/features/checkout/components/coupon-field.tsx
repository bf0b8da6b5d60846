import { couponCodeInputSchema } from '@shop/contract'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../../components/button'
import { TextField } from '../../../components/form-field'
import { useSuccessorFocus } from '../../../hooks/use-successor-focus'
import type { Coupon } from '../api/use-coupon'
import styles from './coupon-field.module.css'

export const CouponField = ({ coupon }: { readonly coupon: Coupon }) => {
  const { code, applied, message, error, isChecking, apply, remove } = coupon
  const [typed, setTyped] = useState(code ?? '')
  const [inputError, setInputError] = useState<string>()
  const field = useRef<HTMLDivElement>(null)
  const wasApplied = useRef(false)
  const { ref, press } = useSuccessorFocus()

  // Moves the focus to the field if an applied coupon becomes invalid, for example because it expired.
  useEffect(() => {
    if (error && wasApplied.current) field.current?.querySelector('input')?.focus()
    wasApplied.current = applied !== undefined
  }, [error, applied])

  const isUnchecked = typed !== '' && !error && !isChecking
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    press()
    const parsed = z.safeParse(couponCodeInputSchema, typed)
    setInputError(parsed.success ? undefined : parsed.error.issues[0]?.message)
    if (parsed.success) apply(parsed.data)
  }

  if (applied) {
    const name = applied.coupon_code ?? code
    const clear = () => {
      press()
      setTyped('')
      remove()
    }
    return (
      <div className={styles.applied}>
        <p role="status">
          <strong>{name}</strong>
          <br />
          {message}
        </p>
        <Button ref={ref} variant="link" onClick={clear} aria-label={`Remove the coupon ${name}`}>
          Remove
        </Button>
      </div>
    )
  }
  return (
    <form
      onSubmit={submit}
      // Typed and not applied, it would be lost with the press of Pay.
      onBlur={(event) => isUnchecked && !event.currentTarget.contains(event.relatedTarget) && submit(event)}
      noValidate
    >
      <div ref={field}>
        <TextField
          ref={ref}
          label="Coupon code"
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          error={inputError ?? error}
          onChange={({ target }) => {
            setTyped(target.value)
            setInputError(undefined)
            // The error is about the previous code.
            if (error) remove()
          }}
          action={
            <Button variant="quiet" type="submit" busy={isChecking}>
              Apply
            </Button>
          }
        />
      </div>
    </form>
  )
}
