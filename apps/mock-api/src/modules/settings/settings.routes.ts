import { contract, POLICY, toRinggit } from '@shop/contract'
import { contractRouter, ok } from '../../http/contract-router.ts'
import { countries, shippingChargesSen } from './shipping.ts'

const { freeShippingCountry, deliveryWorkingDays, ebookWorkingDays, internationalDays } = POLICY
export const settingsRoutes = contractRouter(contract.settings, {
  shipping: async () =>
    ok({
      data: {
        free_country: freeShippingCountry,
        countries: countries.map((country) => ({
          ...country,
          mode: country.code === freeShippingCountry ? 'free' : 'quoted',
        })),
        shipping_charges: toRinggit(shippingChargesSen),
        delivery_days: deliveryWorkingDays,
        ebook_delivery_days: ebookWorkingDays,
        international_days_min: internationalDays.min,
        international_days_max: internationalDays.max,
      },
    }),
})
