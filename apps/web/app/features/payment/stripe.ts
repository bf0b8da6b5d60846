import type { QueryClient } from '@tanstack/react-query'
import { siteQuery } from '../../api/site-settings'
import { env } from '../../config/env'
import { logFailure } from '../../config/log'

const configuredKey = async (queryClient: QueryClient): Promise<string> => {
  if (env.stripePublishableKey) return env.stripePublishableKey
  const site = await queryClient.fetchQuery(siteQuery)
  return site.stripe_publishable_key
}

const load = async (queryClient: QueryClient) => {
  const key = await configuredKey(queryClient)
  if (!key) return
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  await loadStripe(key)
}

/**
 * Loads the card provider's script at start-up when a key is configured (requirements §7). Payments work without it, so a
 * load error is only logged.
 */
export const startStripe = (queryClient: QueryClient): void => {
  load(queryClient).catch((error: unknown) => logFailure("Loading the card provider's script", error))
}
