import type { Stripe } from '@stripe/stripe-js'
import type { QueryClient } from '@tanstack/react-query'
import { loadSite } from '../../api/site-settings'
import { env } from '../../config/env'
import { logFailure } from '../../config/log'

/** The public key of the card provider: that of the build, else that of data.json; empty without one. */
export const loadPublicKey = async (queryClient: QueryClient): Promise<string> =>
  env.stripePublishableKey || (await loadSite(queryClient)).stripe_publishable_key

/** Stripe.js wants to be started once a page. */
let stripe: Promise<Stripe | null> | undefined

const load = async (key: string): Promise<Stripe | null> => {
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  return loadStripe(key)
}

/**
 * Stripe.js with the shop's public key, loaded once a page; null without a key.
 * @throws Error when it cannot be loaded; the next call tries again
 */
export const loadStripeJs = async (queryClient: QueryClient): Promise<Stripe | null> => {
  const key = await loadPublicKey(queryClient)
  if (!key) return null
  stripe ??= load(key)
  return stripe.catch((error: unknown) => {
    stripe = undefined
    throw error
  })
}

/**
 * Loads the card provider's script at start-up when a key is configured (requirements §7). Redirected
 * payments work without it, so a load error is only logged.
 */
export const startStripe = (queryClient: QueryClient): void => {
  loadStripeJs(queryClient).catch((error: unknown) =>
    logFailure("Loading the card provider's script", error),
  )
}
