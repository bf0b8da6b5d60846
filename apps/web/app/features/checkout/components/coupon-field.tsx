import Button from '@mui/material/Button'
import { type Ref, type SyntheticEvent, useEffect, useRef } from 'react'
import { TextField } from '../../../components/mui/form-field'
import { useSuccessorFocus } from '../../../hooks/use-successor-focus'
import type { Coupon } from '../api/use-coupon'
import styles from './coupon-field.module.css'

interface AppliedCouponProps {
  readonly name: string | undefined
  readonly message: Coupon['message']
  readonly buttonRef: Ref<HTMLButtonElement>
  readonly onRemove: () => void
}

const AppliedCoupon = ({ name, message, buttonRef, onRemove }: AppliedCouponProps) => (
  <div className={styles.applied}>
    <p role="status">
      <strong>{name}</strong>
      <br />
      <span>{message}</span>
    </p>
    <Button
      ref={buttonRef}
      variant="text"
      onClick={onRemove}
      aria-label={`Remove the coupon ${name}`}
    >
      Remove
    </Button>
  </div>
)

export const CouponField = ({ coupon }: { readonly coupon: Coupon }) => {
  const { code, typed, applied, message, error, isChecking, isUnchecked, type, apply, remove } =
    coupon
  const field = useRef<HTMLDivElement>(null)
  const wasApplied = useRef(false)
  const { ref, press } = useSuccessorFocus()

  // Moves the focus to the field if an applied coupon becomes invalid, for example because it
  // expired.
  useEffect(() => {
    if (error && wasApplied.current) field.current?.querySelector('input')?.focus()
    wasApplied.current = applied !== undefined
  }, [error, applied])

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    press()
    apply()
  }

  if (applied) {
    const name = applied.coupon_code ?? code
    const clear = () => {
      press()
      remove()
    }
    return <AppliedCoupon name={name} message={message} buttonRef={ref} onRemove={clear} />
  }
  return (
    <form
      onSubmit={submit}
      onBlur={(event) =>
        isUnchecked && !event.currentTarget.contains(event.relatedTarget) && apply()
      }
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
          error={error}
          onChange={({ target }) => type(target.value)}
          action={
            <Button variant="outlined" type="submit" loading={isChecking}>
              Apply
            </Button>
          }
        />
      </div>
    </form>
  )
}
