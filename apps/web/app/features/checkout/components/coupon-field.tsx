import { couponCodeInputSchema } from '@shop/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../../components/button'
import { TextField } from '../../../components/form-field'
import type { Coupon } from '../api/use-coupon'
import styles from './coupon-field.module.css'

/** Apply and remove a coupon; what the server says of it stands beside it. */
export const CouponField = ({ coupon }: { readonly coupon: Coupon }) => {
  const { code, applied, message, problem, busy, apply, remove } = coupon
  const [typed, setTyped] = useState(code ?? '')
  const [own, setOwn] = useState<string>()
  const field = useRef<HTMLDivElement>(null)
  const wasApplied = useRef(false)

  // An applied coupon that stops counting, such as one that expired meanwhile, wants to be looked at.
  useEffect(() => {
    if (problem && wasApplied.current) field.current?.querySelector('input')?.focus()
    wasApplied.current = applied !== undefined
  }, [problem, applied])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const parsed = z.safeParse(couponCodeInputSchema, typed)
    setOwn(parsed.success ? undefined : parsed.error.issues[0]?.message)
    if (parsed.success) apply(parsed.data)
  }

  if (applied) {
    const removeAndAsk = () => {
      setTyped('')
      remove()
    }
    return (
      <div className={styles.applied}>
        <p role="status">
          <strong>{applied.coupon_code}</strong>
          <br />
          {message}
        </p>
        <Button variant="link" onClick={removeAndAsk} aria-label={`Remove the coupon ${applied.coupon_code}`}>
          Remove
        </Button>
      </div>
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <div ref={field}>
        <TextField
          label="Coupon code"
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          error={own ?? problem}
          onChange={({ target }) => {
            setTyped(target.value)
            setOwn(undefined)
            // Another code is being typed: what was said of the last one no longer stands.
            if (problem) remove()
          }}
          beside={
            <Button variant="quiet" type="submit" busy={busy}>
              Apply
            </Button>
          }
        />
      </div>
    </form>
  )
}
