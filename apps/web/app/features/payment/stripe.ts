import type { QueryClient } from '@tanstack/react-query'
import { loadSite } from '../../api/site-settings'
import { env } from '../../config/env'
import { logFailure } from '../../config/log'

const load = async (queryClient: QueryClient) => {
  const key = env.stripePublishableKey || (await loadSite(queryClient)).stripe_publishable_key
  if (!key) return
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  await loadStripe(key)
}

/**
 * Loads the card provider's script at start-up when a key is configured (requirements §7). Payments work without it, so a
 * load error is only logged.
 */
export const startStripe = (queryClient: QueryClient): void => {
  load(queryClient).catch((error: unknown) =>
    logFailure("Loading the card provider's script", error),
  )
}
