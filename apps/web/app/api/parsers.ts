import { cartSchema, operationOf, parseTolerant, userSchema } from '@shop/contract'
import type { AppRoute } from '@ts-rest/core'
import * as z from 'zod/mini'
import { type AuthState, signedOutState } from '../state/auth-slice'
import { type CartState, noCart } from '../state/cart-slice'
import { noWishlist, type WishlistState } from '../state/wishlist-slice'

export { parseSite } from '../config/site-schema'

/** Parsers of untrusted data. Import them through `lazy-parsers.ts` only: zod stays off the first load. */

const persistedAuth = z.object({
  user: z.unknown(),
  token: z.string().check(z.minLength(1)),
  isAuthorized: z.literal(true),
})

/** A stored state that can be believed, or signed out. */
export const parseAuthState = (value: unknown): AuthState => {
  const outer = z.safeParse(persistedAuth, value)
  const owner = outer.success ? parseTolerant(userSchema, outer.data.user) : undefined
  return outer.success && owner ? { user: owner, token: outer.data.token, isAuthorized: true } : signedOutState
}

const persistedCart = z.object({ cart: z.unknown(), cartuid: z.nullable(z.string()) })

/** A stored state that can be believed. A broken cart is dropped but its number kept: the server still knows it. */
export const parseCartState = (value: unknown): CartState => {
  const outer = z.safeParse(persistedCart, value)
  if (!outer.success) return noCart
  return { cart: parseTolerant(cartSchema, outer.data.cart) ?? null, cartuid: outer.data.cartuid }
}

const persistedWishlist = z.object({ lists: z.record(z.string(), z.array(z.int().check(z.positive()))) })

/** A stored wishlist that can be believed, or none. */
export const parseWishlistState = (value: unknown): WishlistState =>
  z.safeParse(persistedWishlist, value).data ?? noWishlist

type ParsedResponse = { readonly isValid: true; readonly body: unknown } | { readonly isValid: false }

const isSchema = (value: unknown): value is z.core.$ZodType => value instanceof z.core.$ZodType

/** Parses a response body by the contract's schema of its status; extra keys are ignored. A status without a schema is valid. */
export const parseResponse = (
  { method, path }: Pick<AppRoute, 'method' | 'path'>,
  response: { readonly status: number; readonly body: unknown },
): ParsedResponse => {
  const schema: unknown = operationOf(method, path)?.route.responses[response.status]
  if (!isSchema(schema)) return { isValid: true, body: response.body }
  const body = parseTolerant(schema, response.body)
  return body === undefined ? { isValid: false } : { isValid: true, body }
}
