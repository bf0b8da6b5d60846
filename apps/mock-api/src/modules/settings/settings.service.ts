import { POLICY, type ShippingSettings, toRinggit } from '@shop/contract'
import { countries } from './countries.ts'

/** Delivery in the country of free shipping, in sen (requirements §9). Other countries get a quote. */
export const shippingChargesSen = 0

/** Countries and delivery times of requirements §9. */
export const shippingSettings = (): ShippingSettings => ({
  free_country: POLICY.freeShippingCountry,
  countries: countries.map(({ code, name }) => ({
    code,
    name,
    mode: code === POLICY.freeShippingCountry ? 'free' : 'quoted',
  })),
  shipping_charges: toRinggit(shippingChargesSen),
  delivery_days: POLICY.deliveryWorkingDays,
  ebook_delivery_days: POLICY.ebookWorkingDays,
  international_days_min: POLICY.internationalDays.min,
  international_days_max: POLICY.internationalDays.max,
})
