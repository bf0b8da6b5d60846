import {
  addressSchema,
  couponCodeInputSchema,
  idempotencyKeySchema,
  taxDetailsSchema,
} from '@shop/contract'
import * as z from 'zod/mini'
import { readOwned, writeOwned } from '../../state/owned-storage'
import { removeStored, storageKeys } from '../../state/storage'
import type { CheckoutValues } from './checkout-values'

/** Clears the checkout of this device, as after a payment or a quote request. */
export const clearCheckoutDraft = (): void => removeStored(storageKeys.checkout)

// Incomplete input is valid.
const text = z.string()
const address = z.extend(addressSchema, { address_line_two: text, town: text })

const values = z.object({
  customer: z.object({ first_name: text, last_name: text, email: text, phone: text }),
  shipping_address: address,
  billing_address: address,
  tax_details: taxDetailsSchema,
  billing_is_shipping: z.boolean(),
  for_company: z.boolean(),
})

const checkoutDraftSchema = z.object({
  values: z.catch(z.optional(values), undefined),
  coupon: z.catch(z.optional(couponCodeInputSchema), undefined),
  /** The content of the last order and its idempotency key: the same content is the same order. */
  attempt: z.catch(
    z.optional(z.object({ content: z.string(), key: idempotencyKeySchema })),
    undefined,
  ),
})

/** What the device stores of a checkout: it survives errors, reloads and the card page. */
type CheckoutDraft = z.infer<typeof checkoutDraftSchema>

/** The stored checkout without its invalid parts. */
export const readCheckoutDraft = (): CheckoutDraft =>
  z.safeParse(checkoutDraftSchema, readOwned(storageKeys.checkout)).data ?? {}

const updateDraft = (changes: Partial<CheckoutDraft>): void =>
  writeOwned(storageKeys.checkout, { ...readCheckoutDraft(), ...changes })

export const saveCheckoutValues = (next: CheckoutValues): void => updateDraft({ values: next })
/** After this, placing the same content is a new order: the last one can no longer be paid. */
export const clearIdempotencyKey = (): void => updateDraft({ attempt: undefined })
export const saveCouponCode = (coupon: string | undefined): void => updateDraft({ coupon })

/**
 * The idempotency key for an order of this content. It is stored, so that a double click, a reload
 * or a second tab requests the same order; other content gets another key.
 */
export const idempotencyKeyFor = (content: string): string => {
  const { attempt } = readCheckoutDraft()
  if (attempt?.content === content) return attempt.key
  // Not randomUUID, which pages over plain http lack, as on a phone in the developer's network.
  const key = crypto.getRandomValues(new BigUint64Array(2)).join('-')
  updateDraft({ attempt: { content, key } })
  return key
}
