import { readStored, removeStored, storageKeys, writeStored } from '../../state/storage'

// Without zod: the payment pages have these functions in their first load.

/** Clears the checkout of this device, as after a payment or a quote request. */
export const clearCheckoutDraft = (): void => removeStored(storageKeys.checkout)

/** After this, placing the same content is a new order: the last one can no longer be paid. */
export const clearIdempotencyKey = (): void => {
  try {
    const draft: unknown = JSON.parse(readStored(storageKeys.checkout) ?? 'null')
    if (typeof draft === 'object' && draft !== null)
      writeStored(storageKeys.checkout, JSON.stringify({ ...draft, attempt: undefined }))
  } catch {
    // A draft that cannot be parsed has no key.
  }
}
