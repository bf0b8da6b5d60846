import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

let stripe: Promise<Stripe | null> | undefined

/**
 * Stripe.js, which is loaded and created once a page.
 * @throws Error when it cannot be loaded; the next call tries again
 */
export const loadStripeJs = (publicKey: string): Promise<Stripe | null> => {
  stripe ??= loadStripe(publicKey).catch((error: unknown) => {
    stripe = undefined
    throw error
  })
  return stripe
}
