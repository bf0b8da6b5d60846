import { loadSite } from '../../api/site-settings'
import { env } from '../../config/env'
import { logFailure } from '../../config/log'

const configuredKey = async (): Promise<string> => env.stripePublishableKey || (await loadSite()).stripe_publishable_key

const load = async () => {
  const key = await configuredKey()
  if (!key) return
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  await loadStripe(key)
}

/**
 * Loads the card provider's script at start-up when a key is configured (requirements §7). Payments work without it, so a
 * load error is only logged.
 */
export const startStripe = (): void => {
  load().catch((error: unknown) => logFailure("Loading the card provider's script", error))
}
