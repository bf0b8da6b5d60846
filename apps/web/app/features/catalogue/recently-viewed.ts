import { readOwned, writeOwned } from '../../state/owned-storage'
import { storageKeys } from '../../state/storage'

const MAX_PRODUCTS = 6

/** The ids of the products that this visitor viewed last on this device, newest first. */
export const readRecentlyViewed = (): readonly number[] => {
  const value = readOwned(storageKeys.recentlyViewed)
  return Array.isArray(value) ? value.filter((id) => Number.isSafeInteger(id)).slice(0, MAX_PRODUCTS) : []
}

export const storeViewed = (productId: number): void => {
  const others = readRecentlyViewed().filter((id) => id !== productId)
  writeOwned(storageKeys.recentlyViewed, [productId, ...others].slice(0, MAX_PRODUCTS))
}
