/**
 * What the web app gets from a host that it has never seen: the contract with its responses in
 * their tolerant form, and the types of their parts. A field that is assumed may be missing, so
 * that the compiler shows each place that must cope.
 */
import type * as z from 'zod/mini'
import type { Tolerant } from './host/tolerant.ts'
import type * as contractOf from './index.ts'

export type Cart = Tolerant<typeof contractOf.cartSchema>
export type CartItem = Tolerant<typeof contractOf.cartItemSchema>
export type CouponResult = Tolerant<typeof contractOf.couponResultSchema>
export type Order = Tolerant<typeof contractOf.orderSchema>
export type OrderItem = Tolerant<typeof contractOf.orderItemSchema>
export type OrderSummary = Tolerant<typeof contractOf.orderSummarySchema>
export type PaymentVerification = Tolerant<typeof contractOf.paymentVerificationSchema>
export type PlacedOrder = Tolerant<typeof contractOf.placedOrderSchema>
export type PrerenderedCatalogue = Tolerant<typeof contractOf.prerenderedCatalogueSchema>
export type Product = Tolerant<typeof contractOf.productSchema>
export type ProductDetail = Tolerant<typeof contractOf.productDetailSchema>
export type Profile = Tolerant<typeof contractOf.profileSchema>
export type ShippingCountry = Tolerant<typeof contractOf.shippingCountrySchema>
export type ShippingSettings = Tolerant<typeof contractOf.shippingSettingsSchema>
export type SignedIn = Tolerant<typeof contractOf.signedInSchema>
export type SignedUp = Tolerant<typeof contractOf.signedUpSchema>
export type Slider = Tolerant<typeof contractOf.sliderSchema>
export type TestAccount = Tolerant<typeof contractOf.testAccountSchema>
export type Trainer = Tolerant<typeof contractOf.trainerSchema>
export type User = Tolerant<typeof contractOf.userSchema>

type TolerantResponses<R> = {
  [S in keyof R]: R[S] extends z.core.$ZodType ? z.ZodMiniType<Tolerant<R[S]>> : R[S]
}

type TolerantRoutes<R> = {
  [K in keyof R]: R[K] extends { readonly path: string; readonly responses: infer Responses }
    ? Omit<R[K], 'responses'> & { readonly responses: TolerantResponses<Responses> }
    : TolerantRoutes<R[K]>
}

/** The contract as a client of any host sees it. */
export type HostContract = TolerantRoutes<typeof contractOf.contract>
