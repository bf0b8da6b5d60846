import { FLUSH } from 'redux-persist'
import { cartNamed } from './cart-slice'
import { readStored, storageKeys } from './storage'
import type { ShopStore } from './store'

const randomDigit = (): string => {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
  return (byte % 16).toString(16)
}

/** Not randomUUID, which pages over plain http lack. */
const randomUuid = () => '00000000-0000-4000-8000-000000000000'.replaceAll('0', randomDigit)

/** What another tab stored a moment ago may not be in this tab's state yet. */
const storedCartUid = (): string | null => {
  try {
    // redux-persist stores each field as JSON of its own.
    const stored: { cartuid: string } = JSON.parse(readStored(storageKeys.cart) ?? '')
    return JSON.parse(stored.cartuid)
  } catch {
    return null
  }
}

/**
 * Gives the visitor's cart an identifier before its first change is sent, and stores it at once, so
 * that the first changes of two tabs are for one cart.
 */
export const nameCart = ({ getState, dispatch }: ShopStore): void => {
  if (getState().cart.cartuid !== null) return
  dispatch(cartNamed(storedCartUid() ?? randomUuid()))
  dispatch({ type: FLUSH, result: () => undefined })
}
