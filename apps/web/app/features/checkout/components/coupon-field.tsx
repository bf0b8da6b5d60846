import Button from '@mui/material/Button'
import { type SyntheticEvent, useEffect, useRef } from 'react'
import { TextField } from '../../../components/mui/form-field'
import type { Coupon } from '../api/use-coupon'
import styles from './coupon-field.module.css'

const AppliedCoupon = ({ coupon }: { readonly coupon: Coupon }) => {
  const name = coupon.applied?.coupon_code ?? coupon.code
  return (
    <div className={styles.applied}>
      <p role="status">
        <strong>{name}</strong>
        <br />
        <span>{coupon.message}</span>
      </p>
      <Button variant="text" onClick={coupon.remove} aria-label={`Remove the coupon ${name}`}>
        Remove
      </Button>
    </div>
  )
}

export const CouponField = ({ coupon }: { readonly coupon: Coupon }) => {
  const { typed, applied, error, isChecking, isUnchecked, type, apply } = coupon
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
        <AppliedCoupon coupon={coupon} />
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
