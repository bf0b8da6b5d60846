import type { QueryClient } from '@tanstack/react-query'
import { loadPublicKey } from '../../api/site-settings'
import { logFailure } from '../../config/log'

const load = async (queryClient: QueryClient) => {
  const publicKey = await loadPublicKey(queryClient)
  if (!publicKey) return
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  await loadStripe(publicKey)
}

/**
 * Loads the card provider's script at start-up when a key is configured (requirements §7). A
 * payment by redirect works without it, so a load error is only logged.
 */
export const startStripe = (queryClient: QueryClient): void => {
  load(queryClient).catch((error: unknown) =>
    logFailure("Loading the card provider's script", error),
  )
}
