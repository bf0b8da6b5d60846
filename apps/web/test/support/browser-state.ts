import { vi } from 'vitest'

/** A storage of the browser, until `vi.unstubAllGlobals`. @returns what is stored in it */
export const stubStorage = (stored = new Map<string, string>(), name = 'localStorage') => {
  vi.stubGlobal(name, {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return stored
}

export const user = {
  customer_id: 1,
  first_name: 'Sample',
  last_name: 'Customer',
  email: 'customer@example.com',
  avatar: null,
}

export const cartItem = {
  product_id: 8,
  product_type: 'other' as const,
  quantity: 1,
  product_name: 'Five Dimensions',
  product: {
    product_name: 'Five Dimensions',
    product_price: 55,
    product_thumbnail: 'cover-8.svg',
    min_order_quantity: 1,
    max_order_quantity: 20,
    product_type: 'other' as const,
    product_format: 'book' as const,
  },
}
