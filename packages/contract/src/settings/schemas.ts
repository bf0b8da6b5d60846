import * as z from 'zod/mini'
import { fields } from '../shared/fields.ts'
import { amount } from '../shared/schemas.ts'

export const shippingMode = z.enum(['free', 'quoted'])
export type ShippingMode = z.infer<typeof shippingMode>

const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/))

export const shippingCountry = fields({
  assumed: { code: countryCode, name: z.string(), mode: shippingMode },
})
export type ShippingCountry = z.infer<typeof shippingCountry>

/** Where goods go and how long they take (requirements §9), in days. */
export const shippingSettings = fields({
  assumed: {
    free_country: countryCode,
    countries: z.array(shippingCountry),
    /** Added to a payable order, in RM. */
    shipping_charges: amount,
    delivery_days: z.int(),
    ebook_delivery_days: z.int(),
    international_days_min: z.int(),
    international_days_max: z.int(),
  },
})
export type ShippingSettings = z.infer<typeof shippingSettings>
