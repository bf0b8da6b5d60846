import {
  addressSchema,
  type CustomerInput,
  couponCodeInputSchema,
  idempotencyKeySchema,
  taxDetailsSchema,
} from '@shop/contract'
import * as z from 'zod/mini'
import { readStored, removeStored, storageKeys, writeStored } from '../../state/storage'
import { type CheckoutValues, emptyValues } from './checkout-values'

/** Half-typed text is no error yet; only what no field could hold is thrown away. */
const text = z.string().check(z.maxLength(500))
const customer = z.object({ first_name: text, last_name: text, email: text, phone: text } satisfies Record<
  keyof CustomerInput,
  typeof text
>)

const values = z.object({
  customer: z.catch(customer, emptyValues.customer),
  shipping_address: z.catch(addressSchema, emptyValues.shipping_address),
  billing_address: z.catch(addressSchema, emptyValues.billing_address),
  tax_details: z.catch(taxDetailsSchema, emptyValues.tax_details),
  billing_is_shipping: z.catch(z.boolean(), emptyValues.billing_is_shipping),
  for_company: z.catch(z.boolean(), emptyValues.for_company),
})

const draftSchema = z.object({
  values: z.catch(z.optional(values), undefined),
  coupon: z.catch(z.optional(couponCodeInputSchema), undefined),
  /** The order that was last placed from here, by its content: the same content again is the same order. */
  attempt: z.catch(z.optional(z.object({ content: z.string(), key: idempotencyKeySchema })), undefined),
})

/** What the device keeps of a checkout: survives an error, a reload and the way to the card page and back. */
export type Draft = z.infer<typeof draftSchema>

/** The kept checkout; whatever of it cannot be believed is left out. */
export const readDraft = (): Draft => {
  try {
    return z.safeParse(draftSchema, JSON.parse(readStored(storageKeys.checkout) ?? '{}')).data ?? {}
  } catch {
    return {}
  }
}

const change = (next: Partial<Draft>): void =>
  writeStored(storageKeys.checkout, JSON.stringify({ ...readDraft(), ...next }))

export const saveValues = (typed: CheckoutValues): void => change({ values: typed })
export const saveCoupon = (coupon: string | undefined): void => change({ coupon })

/**
 * The idempotency key for an order of this content. Kept on the device, so that a double click, a reload or a second tab asks for
 * the same order; another content gets another key.
 */
export const attemptKey = (content: string): string => {
  const { attempt } = readDraft()
  if (attempt?.content === content) return attempt.key
  const key = crypto.randomUUID()
  change({ attempt: { content, key } })
  return key
}

/** The order can no longer be had: the same content is a new one from now on. */
export const forgetAttempt = (): void => change({ attempt: undefined })

/** After a payment or a request for a quote, nothing of the checkout stays on the device. */
export const forgetCheckout = (): void => removeStored(storageKeys.checkout)
