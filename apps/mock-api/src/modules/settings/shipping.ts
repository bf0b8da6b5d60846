import { countryCodes, nameOfCountry } from '@shop/contract'

/** The countries for shipping addresses, sorted by English name. */
export const countries: readonly { readonly code: string; readonly name: string }[] = countryCodes
  .map((code) => ({ code, name: nameOfCountry(code) }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))

/**
 * Delivery in the country of free shipping, in sen (requirements §9). Other countries get a quote.
 */
export const shippingChargesSen = 0
