import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import {
  forgotPasswordInputSchema,
  forgotPasswordResponseSchema,
  resetPasswordInputSchema,
  resetPasswordResponseSchema,
  signedInSchema,
  signedUpSchema,
  signInInputSchema,
  signUpInputSchema,
} from './auth/schemas.ts'
import { cartKeySchema, cartSchema, cartUidSchema } from './cart/schemas.ts'
import {
  productDetailSchema,
  productSchema,
  productTypeSchema,
  sliderSchema,
} from './catalog/schemas.ts'
import { couponCodeInputSchema, couponResultSchema } from './coupon/schemas.ts'
import {
  idempotencyKeySchema,
  orderSchema,
  orderStatusSchema,
  orderSummarySchema,
  orderTxnIdSchema,
  placedOrderSchema,
  placeOrderInputSchema,
} from './order/schemas.ts'
import {
  clientSecretSchema,
  createPaymentInputSchema,
  paymentVerificationSchema,
  sessionIdSchema,
} from './payment/schemas.ts'
import {
  avatarInputSchema,
  changePasswordInputSchema,
  profileInputSchema,
  profileSchema,
  testAccountSchema,
} from './profile/schemas.ts'
import { shippingSettingsSchema } from './settings/schemas.ts'
import { API_PREFIX } from './shared/constants.ts'
import { bodyErrors, errors } from './shared/errors.ts'
import { fields, needed } from './shared/fields.ts'
import { routeMetadata } from './shared/route-metadata.ts'
import {
  idParamSchema,
  idSchema,
  messageBodySchema,
  paged,
  pageParamSchema,
} from './shared/schemas.ts'
import { trainerSchema } from './trainers/schemas.ts'

const c = initContract()

const changedProfile = fields({
  assumed: { message: z.string(), data: profileSchema },
})

/** The operations of requirements §7, named by their keys, such as `cart.update`. */
export const contract = c.router(
  {
    auth: c.router(
      {
        signup: {
          method: 'POST',
          path: '/auth/signup',
          summary: 'Create an account and sign in',
          body: signUpInputSchema,
          responses: { 201: signedUpSchema, ...errors(409) },
        },
        signin: {
          method: 'POST',
          path: '/auth/signin',
          summary: "Sign in and merge the guest's cart into the account's cart",
          body: signInInputSchema,
          responses: { 200: signedInSchema, ...errors(401) },
        },
        signout: {
          method: 'POST',
          path: '/auth/signout',
          summary: 'Revoke the bearer token',
          body: z.optional(z.nullable(z.strictObject({}))),
          responses: { 200: messageBodySchema, ...errors(401) },
          metadata: routeMetadata({ auth: 'customer' }),
        },
        forgotPassword: {
          method: 'POST',
          path: '/auth/password/forgot',
          summary: 'Send a password reset link by mail',
          description:
            'The response, and its time, are the same whether or not the account exists.',
          body: forgotPasswordInputSchema,
          responses: { 200: forgotPasswordResponseSchema },
        },
        resetPassword: {
          method: 'POST',
          path: '/auth/password/reset',
          summary: 'Set a new password with the token of the mail',
          description: 'The token is valid once, for one hour. Every session of the account ends.',
          body: resetPasswordInputSchema,
          responses: { 200: resetPasswordResponseSchema },
        },
      },
      { commonResponses: bodyErrors, metadata: routeMetadata({ auth: 'public' }) },
    ),
    catalog: c.router(
      {
        products: {
          method: 'GET',
          path: '/home-page/products',
          summary: 'All products on sale',
          responses: {
            200: fields({
              needed: { data: needed('the products of the shop', z.array(productSchema)) },
            }),
          },
        },
        sliders: {
          method: 'GET',
          path: '/home-page/sliders',
          summary: 'The slides of the home page',
          responses: { 200: fields({ assumed: { data: z.array(sliderSchema) } }) },
        },
        product: {
          method: 'GET',
          path: '/product/:id',
          pathParams: z.object({ id: idParamSchema }),
          summary: 'A product with its details',
          responses: {
            200: fields({ needed: { data: needed('the product', productDetailSchema) } }),
            ...errors(404),
          },
        },
      },
      { metadata: routeMetadata({ auth: 'public', idempotent: true }) },
    ),
    cart: c.router(
      {
        update: {
          method: 'POST',
          path: '/cart',
          summary: 'Change the quantity of a product in the cart by one',
          description:
            'A null or unknown cart_uid with +1 creates a cart, which may keep an unknown UUID. ' +
            'A new product is added with its minimum quantity.',
          body: fields({
            shown: {
              cart_uid: z.nullable(z.string().check(z.maxLength(64))),
              quantity: z.literal([1, -1]),
              product_id: idSchema,
              type: productTypeSchema,
            },
          }),
          responses: { 200: fields({ shown: { cart: cartSchema } }), ...bodyErrors },
        },
        removeItem: {
          method: 'DELETE',
          path: '/cart/items/:cart_id/:product_id',
          pathParams: z.object({ cart_id: cartKeySchema, product_id: idParamSchema }),
          summary: 'Remove a product from the cart',
          description: 'A cart without a cart_id is named by its cart_uid.',
          responses: { 200: fields({ shown: { cart: cartSchema, message: z.string() } }) },
          metadata: routeMetadata({ idempotent: true }),
        },
        clear: {
          method: 'DELETE',
          path: '/cart/:cartUid',
          pathParams: z.object({ cartUid: cartUidSchema }),
          summary: 'Empty the cart',
          responses: { 200: fields({ shown: { data: cartSchema, message: z.string() } }) },
          metadata: routeMetadata({ idempotent: true }),
        },
      },
      { commonResponses: errors(401, 403, 404), metadata: routeMetadata({ auth: 'optional' }) },
    ),
    coupon: c.router({
      apply: {
        method: 'GET',
        path: '/coupon/apply',
        query: fields({
          shown: {
            cart_uid: cartUidSchema,
            coupon_code: couponCodeInputSchema,
            shipping_charges: z.coerce
              .number<number>()
              .check(z.nonnegative(), z.multipleOf(0.01), z.lte(100_000)),
          },
        }),
        summary: 'Calculate the discount of a coupon for a cart',
        responses: {
          200: fields({
            needed: { data: needed('the discount', couponResultSchema) },
            assumed: { message: z.string() },
          }),
          ...errors(401, 403, 404),
        },
        metadata: routeMetadata({ auth: 'optional', idempotent: true }),
      },
    }),
    settings: c.router(
      {
        shipping: {
          method: 'GET',
          path: '/settings/shipping',
          summary: 'Delivery countries, charges and times',
          responses: { 200: fields({ assumed: { data: shippingSettingsSchema } }) },
        },
      },
      { metadata: routeMetadata({ auth: 'public', idempotent: true }) },
    ),
    order: c.router(
      {
        place: {
          method: 'POST',
          path: '/order/place',
          summary: 'Place an order for the items of a cart',
          description:
            'Prices, limits and coupon are checked again. A repeated idempotency key returns the ' +
            'same order, or 409 with a different body. The cart is kept until the payment is ' +
            'verified.',
          headers: { 'idempotency-key': idempotencyKeySchema },
          body: placeOrderInputSchema,
          responses: {
            201: fields({
              needed: { data: needed('the order to pay', placedOrderSchema) },
              assumed: { message: z.string() },
            }),
            ...errors(403, 404, 409),
            ...bodyErrors,
          },
          metadata: routeMetadata({ auth: 'optional' }),
        },
        list: {
          method: 'GET',
          path: '/order/list',
          query: fields({
            shown: {
              customer_id: z.optional(idParamSchema),
              page: pageParamSchema,
              txnid: z._default(z.string().check(z.maxLength(64)), ''),
              status: z._default(z.union([orderStatusSchema, z.literal('')]), ''),
            },
          }),
          summary: "The customer's orders, newest first",
          description: 'The customer_id of another customer is refused with 403.',
          responses: { 200: paged(orderSummarySchema), ...errors(403) },
        },
        detail: {
          method: 'GET',
          path: '/order/detail/:id',
          pathParams: z.object({ id: orderTxnIdSchema }),
          summary: 'An order of the customer',
          description: 'An order of another customer, or of a guest, is not found.',
          responses: { 200: fields({ shown: { data: orderSchema } }), ...errors(404) },
        },
      },
      {
        commonResponses: errors(401),
        metadata: routeMetadata({ auth: 'customer', idempotent: true }),
      },
    ),
    payment: c.router(
      {
        create: {
          method: 'POST',
          path: '/order/st/create-payment',
          summary: 'Create a checkout session for an order',
          description:
            "The clientSecret is the URL of the provider's card page, to which the browser is " +
            "redirected, or a Stripe client secret, for Stripe's embedded page. An order has one " +
            'open session; a repeated request returns it.',
          body: createPaymentInputSchema,
          responses: {
            200: fields({ shown: { clientSecret: clientSecretSchema } }),
            ...errors(404, 409),
          },
        },
        verify: {
          method: 'POST',
          path: '/order/st/verify-payment',
          summary: 'Verify the payment of a checkout session',
          description:
            'A repeated request returns the same response. 402 when the session is not paid.',
          body: fields({ shown: { session_id: sessionIdSchema } }),
          responses: { 200: paymentVerificationSchema, ...errors(402, 404) },
        },
      },
      {
        commonResponses: bodyErrors,
        metadata: routeMetadata({ auth: 'public', idempotent: true }),
      },
    ),
    profile: c.router(
      {
        detail: {
          method: 'GET',
          path: '/profile/detail',
          summary: "The customer's profile",
          responses: {
            200: fields({
              needed: { data: needed('the profile to show and to edit', profileSchema) },
            }),
          },
          metadata: routeMetadata({ idempotent: true }),
        },
        updateDetail: {
          method: 'PUT',
          path: '/profile/update/detail',
          summary: "Update the customer's profile",
          description:
            'An address or tax details that are null are removed. A missing field stays as it is.',
          body: profileInputSchema,
          responses: { 200: changedProfile, ...bodyErrors },
          metadata: routeMetadata({ idempotent: true }),
        },
        updateAvatar: {
          method: 'POST',
          path: '/profile/update/avatar',
          summary: "Update the customer's picture",
          contentType: 'multipart/form-data',
          body: avatarInputSchema,
          responses: { 200: changedProfile, ...bodyErrors },
        },
        updatePassword: {
          method: 'POST',
          path: '/profile/update/password',
          summary: "Change the customer's password and end other sessions",
          body: changePasswordInputSchema,
          responses: { 200: messageBodySchema, ...bodyErrors },
        },
        testAccounts: {
          method: 'GET',
          path: '/profile/lpi/test-accounts',
          query: fields({
            shown: { customer_id: z.optional(idParamSchema), page: pageParamSchema },
          }),
          summary: "The customer's test accounts, those of the newest order first",
          responses: { 200: paged(testAccountSchema), ...errors(403) },
          metadata: routeMetadata({ idempotent: true }),
        },
      },
      { commonResponses: errors(401), metadata: routeMetadata({ auth: 'customer' }) },
    ),
    trainers: c.router(
      {
        list: {
          method: 'GET',
          path: '/licensed-trainers',
          summary: 'The licensed trainers',
          responses: { 200: fields({ shown: { data: z.array(trainerSchema) } }) },
        },
      },
      { metadata: routeMetadata({ auth: 'public', idempotent: true }) },
    ),
  },
  {
    pathPrefix: API_PREFIX,
    strictStatusCodes: true,
    commonResponses: errors(400, 422, 429, 500, 503),
  },
)
