/** What the build's environment settles. Everything that the owner may change later stands in data.json instead. */
const trimmed = (url: string | undefined) => (url ?? '').replace(/\/+$/, '')

export const env = {
  /** Origin of the shop admin host; empty when the shop and the API share an origin. */
  apiOrigin: trimmed(import.meta.env.VITE_API_URL),
  uploadsUrl: trimmed(import.meta.env.VITE_UPLOADS_URL) || `${trimmed(import.meta.env.VITE_API_URL)}/uploads`,
  /** Where the shop itself answers, for canonical addresses; empty when data.json says it. */
  siteUrl: trimmed(import.meta.env.VITE_SITE_URL),
  /** Hosts that a payment may be handed to, besides this machine while developing. */
  paymentHosts: (import.meta.env.VITE_PAYMENT_HOSTS ?? 'checkout.stripe.com').split(/[\s,]+/).filter(Boolean),
  stripePublishableKey: import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY ?? '',
} as const

/** The address of a file in the uploads area (requirements §3). */
export const uploadUrl = (file: string): string => `${env.uploadsUrl}/${encodeURIComponent(file)}`
