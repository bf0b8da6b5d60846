import { cartSchema, parseTolerant, userSchema } from '@shop/contract'
import * as z from 'zod/mini'
import { type AuthState, isBearerToken, signedOutState } from './auth-slice'
import { type CartState, noCart } from './cart-slice'
import { noWishlist, type WishlistState } from './wishlist-slice'

/**
 * Parsers of stored state. Load this module with `loadParsers` only: zod is not part of the first
 * load.
 */

const persistedAuth = z.object({
  user: z.unknown(),
  token: z.string().check(z.refine(isBearerToken)),
  isAuthorized: z.literal(true),
})

/** Parses a stored auth state; an invalid one is signed out. */
const parseAuthState = (value: unknown): AuthState => {
  const outer = z.safeParse(persistedAuth, value)
  const user = outer.success ? parseTolerant(userSchema, outer.data.user) : undefined
  return outer.success && user
    ? { user, token: outer.data.token, isAuthorized: true }
    : signedOutState
}

const persistedCart = z.object({ cart: z.unknown(), cartuid: z.nullable(z.string()) })

/**
 * Parses a stored cart state. An invalid cart keeps its identifier: the server may still have it.
 */
const parseCartState = (value: unknown): CartState => {
  const outer = z.safeParse(persistedCart, value)
  if (!outer.success) return noCart
  const { cart, cartuid } = outer.data
  // In a response, null is an empty cart; here there was no response yet.
  const parsed = cart === null ? null : parseTolerant(cartSchema, cart)
  return { cart: parsed ?? null, cartuid }
}

const persistedWishlist = z.object({
  lists: z.record(z.string(), z.array(z.int().check(z.positive()))),
})

const parseWishlistState = (value: unknown): WishlistState =>
  z.safeParse(persistedWishlist, value).data ?? noWishlist

export const stateParsers = {
  auth: parseAuthState,
  cart: parseCartState,
  wishlist: parseWishlistState,
}
