import { isStripeClientSecret } from '@shop/contract'
import type { QueryClient } from '@tanstack/react-query'
import { loadPublicKey, loadSite } from '../../api/site-settings'
import { env } from '../../config/env'
import { allowedCardPageUrl } from './card-page-url'

/** What Stripe.js needs for its embedded page. */
export interface EmbeddedSession {
  readonly publicKey: string
  readonly clientSecret: string
}

/** What opens the card page of a payment, or why it cannot be opened. */
export type HandOff =
  | { readonly kind: 'redirect'; readonly url: string }
  /** `allowedCardPageUrl` rejects the URL. */
  | { readonly kind: 'untrusted' }
  /** A card page inside the shop, by Stripe.js. */
  | { readonly kind: 'embedded'; readonly session: EmbeddedSession }
  /** The same, once the browser has loaded the page itself. */
  | { readonly kind: 'reload' }
  /** The same, without the public key that Stripe.js needs. */
  | { readonly kind: 'keyless' }

/** Tries the hosts of the build first, so that a redirect to one does not wait for data.json. */
const trustedUrl = async (url: string, queryClient: QueryClient): Promise<string | undefined> => {
  const page = window.location.href
  const trusted = allowedCardPageUrl(url, page, env.paymentHosts)
  if (trusted !== undefined) return trusted
  const { payment_hosts } = await loadSite(queryClient)
  return allowedCardPageUrl(url, page, payment_hosts)
}

/**
 * Whether the browser loaded this document at the current path. After a navigation inside the shop
 * the document still has the content security policy of the page that was loaded, and only that of
 * the hand-off page allows Stripe's embedded page. A reload makes it true.
 */
const isLoadedHere = (): boolean => {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded === undefined || new URL(loaded.name).pathname === window.location.pathname
}

/**
 * What the response to a new payment leads to (architecture §4.6).
 * @param clientSecret the URL of a card page, or a client secret of Stripe
 */
export const readHandOff = async (
  clientSecret: string,
  queryClient: QueryClient,
): Promise<HandOff> => {
  if (isStripeClientSecret(clientSecret)) {
    const publicKey = await loadPublicKey(queryClient)
    if (!publicKey) return { kind: 'keyless' }
    if (!isLoadedHere()) return { kind: 'reload' }
    return { kind: 'embedded', session: { publicKey, clientSecret } }
  }
  const url = await trustedUrl(clientSecret, queryClient)
  return url === undefined ? { kind: 'untrusted' } : { kind: 'redirect', url }
}
