import Button from '@mui/material/Button'
import { type SyntheticEvent, useEffect, useRef } from 'react'
import { TextField } from '../../../components/mui/form-field'
import type { Coupon } from '../api/use-coupon'
import styles from './coupon-field.module.css'

interface AppliedCouponProps {
  readonly name: string | undefined
  readonly message: Coupon['message']
  readonly onRemove: () => void
}

const AppliedCoupon = ({ name, message, onRemove }: AppliedCouponProps) => (
  <div className={styles.applied}>
    <p role="status">
      <strong>{name}</strong>
      <br />
      <span>{message}</span>
    </p>
    <Button variant="text" onClick={onRemove} aria-label={`Remove the coupon ${name}`}>
      Remove
    </Button>
  </div>
)

export const CouponField = ({ coupon }: { readonly coupon: Coupon }) => {
  const { code, typed, applied, message, error, isChecking, isUnchecked, type, apply, remove } =
    coupon
  const section = useRef<HTMLElement>(null)
  const wasApplied = useRef(false)

  // Moves the focus to the field if an applied coupon becomes invalid, for example because it
  // expired.
  useEffect(() => {
    if (error && wasApplied.current) section.current?.querySelector('input')?.focus()
    wasApplied.current = applied !== undefined
  }, [error, applied])

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    apply()
  }

  return (
    <section aria-label="Coupon" ref={section}>
      {applied ? (
        <AppliedCoupon name={applied.coupon_code ?? code} message={message} onRemove={remove} />
      ) : (
        <form
          onSubmit={submit}
          onBlur={(event) =>
            isUnchecked && !event.currentTarget.contains(event.relatedTarget) && apply()
          }
          noValidate
        >
          <TextField
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
        </form>
      )}
    </section>
  )
}
