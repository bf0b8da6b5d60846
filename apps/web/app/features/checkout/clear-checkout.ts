import { readOwned, writeOwned } from '../../state/owned-storage'
import { removeStored, storageKeys } from '../../state/storage'

// Without zod: the payment pages have these functions in their first load.

/** Clears the checkout of this device, as after a payment or a quote request. */
export const clearCheckoutDraft = (): void => removeStored(storageKeys.checkout)

/** After this, placing the same content is a new order: the last one can no longer be paid. */
export const clearIdempotencyKey = (): void => {
  const draft = readOwned(storageKeys.checkout)
  if (typeof draft === 'object' && draft !== null) writeOwned(storageKeys.checkout, { ...draft, attempt: undefined })
}
