/**
 * The keys of local storage. The first three are those of requirements §3; `expiredSession` belongs
 * to the customer whose session expired on this device.
 */
export const storageKeys = {
  auth: 'auth-data',
  cart: 'cart-data',
  token: 'token',
  wishlist: 'wishlist-data',
  checkout: 'checkout-data',
  payment: 'payment-data',
  reset: 'reset-password-form',
  expiredSession: 'expired-session',
  returnPath: 'return-path',
  seats: 'seats-data',
} as const

/**
 * Values that local storage refused, because it is full or blocked. They last as long as the page.
 */
const inMemory = new Map<string, string>()

/** Whether local storage refused the value of this key. */
export const isInMemory = (key: string): boolean => inMemory.has(key)

export const readStored = (key: string): string | null => {
  const value = inMemory.get(key)
  if (value !== undefined) return value
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export const writeStored = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
    inMemory.delete(key)
  } catch {
    inMemory.set(key, value)
  }
}

export const removeStored = (key: string): void => {
  inMemory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

/** Whether the browser stores values beyond this page. */
export const isStorageAvailable = (): boolean => {
  const probe = 'storage-probe'
  writeStored(probe, probe)
  const isStored = !isInMemory(probe)
  removeStored(probe)
  return isStored
}
