/**
 * What the web app gets from a host that it has never seen: the contract with its responses in their tolerant form, and the
 * types of their parts. A field that is assumed may be missing, so that the compiler shows each place that must cope.
 */
import type * as z from 'zod/mini'
import type { signedInSchema, signedUpSchema, userSchema } from './auth/schemas.ts'
import type { cartItemSchema, cartSchema } from './cart/schemas.ts'
import type { prerenderedCatalogueSchema } from './catalog/prerendered-catalogue.ts'
import type { productDetailSchema, productSchema, sliderSchema } from './catalog/schemas.ts'
import type { couponResultSchema } from './coupon/schemas.ts'
import type { orderItemSchema, orderSchema, orderSummarySchema, placedOrderSchema } from './order/schemas.ts'
import type { paymentVerificationSchema } from './payment/schemas.ts'
import type { profileSchema, testAccountSchema } from './profile/schemas.ts'
import type { contract } from './router.ts'
import type { shippingCountrySchema, shippingSettingsSchema } from './settings/schemas.ts'
import type { Tolerant } from './shared/tolerant.ts'
import type { trainerSchema } from './trainers/schemas.ts'

export type Cart = Tolerant<typeof cartSchema>
export type CartItem = Tolerant<typeof cartItemSchema>
export type CouponResult = Tolerant<typeof couponResultSchema>
export type Order = Tolerant<typeof orderSchema>
export type OrderItem = Tolerant<typeof orderItemSchema>
export type OrderSummary = Tolerant<typeof orderSummarySchema>
export type PaymentVerification = Tolerant<typeof paymentVerificationSchema>
export type PlacedOrder = Tolerant<typeof placedOrderSchema>
export type PrerenderedCatalogue = Tolerant<typeof prerenderedCatalogueSchema>
export type Product = Tolerant<typeof productSchema>
export type ProductDetail = Tolerant<typeof productDetailSchema>
export type Profile = Tolerant<typeof profileSchema>
export type ShippingCountry = Tolerant<typeof shippingCountrySchema>
export type ShippingSettings = Tolerant<typeof shippingSettingsSchema>
export type SignedIn = Tolerant<typeof signedInSchema>
export type SignedUp = Tolerant<typeof signedUpSchema>
export type Slider = Tolerant<typeof sliderSchema>
export type TestAccount = Tolerant<typeof testAccountSchema>
export type Trainer = Tolerant<typeof trainerSchema>
export type User = Tolerant<typeof userSchema>

type TolerantResponses<R> = {
  [S in keyof R]: R[S] extends z.core.$ZodType ? z.ZodMiniType<Tolerant<R[S]>> : R[S]
}

type TolerantRoutes<R> = {
  [K in keyof R]: R[K] extends { readonly path: string; readonly responses: infer Responses }
    ? Omit<R[K], 'responses'> & { readonly responses: TolerantResponses<Responses> }
    : TolerantRoutes<R[K]>
}

/** The contract as a client of any host sees it. */
export type HostContract = TolerantRoutes<typeof contract>
