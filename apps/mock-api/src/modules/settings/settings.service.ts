import { POLICY, type ShippingSettings, toRinggit } from '@shop/contract'
import { countries } from './countries.ts'

/** What posting costs within the country of free delivery, in sen: nothing (requirements §9). Elsewhere it is quoted. */
export const shippingChargesSen = 0

/** Where the shop delivers and how long it takes, after the policy of requirements §9. */
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
