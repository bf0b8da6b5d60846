import * as z from 'zod/mini'
import { fields } from '../shared/fields.ts'
import { amountSchema } from '../shared/schemas.ts'

const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/))

export const shippingCountrySchema = fields({
  assumed: { code: countryCode, name: z.string(), mode: z.enum(['free', 'quoted']) },
}).register(z.globalRegistry, { id: 'ShippingCountry' })
export type ShippingCountry = z.infer<typeof shippingCountrySchema>

/**
 * Delivery to `free_country` costs `shipping_charges`; other countries get a quote (requirements
 * §9). `delivery_days` and `ebook_delivery_days` are working days, the others calendar days.
 */
export const shippingSettingsSchema = fields({
  assumed: {
    free_country: countryCode,
    countries: z.array(shippingCountrySchema),
    shipping_charges: amountSchema,
    delivery_days: z.int(),
    ebook_delivery_days: z.int(),
    international_days_min: z.int(),
    international_days_max: z.int(),
  },
}).register(z.globalRegistry, { id: 'ShippingSettings' })
export type ShippingSettings = z.infer<typeof shippingSettingsSchema>
