import { uploadUrlIn } from '@shop/contract'

const trimmed = (url: string | undefined) => (url ?? '').replace(/\/+$/, '')

/** Settings of the build. Settings that the owner may change without a build are in data.json. */
export const env = {
  /** Origin of the shop admin host; empty when the shop and the API share an origin. */
  apiOrigin: trimmed(import.meta.env.VITE_API_URL),
  uploadsUrl:
    trimmed(import.meta.env.VITE_UPLOADS_URL) || `${trimmed(import.meta.env.VITE_API_URL)}/uploads`,
  /** Origin of the shop, for canonical URLs; empty when data.json has it. */
  siteUrl: trimmed(import.meta.env.VITE_SITE_URL),
  /**
   * Hosts that a payment may redirect to, besides those of data.json; in development, this machine
   * is allowed too.
   */
  paymentHosts: (import.meta.env.VITE_PAYMENT_HOSTS ?? 'checkout.stripe.com')
    .split(/[\s,]+/)
    .filter(Boolean),
  stripePublishableKey: import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY ?? '',
} as const

/** Shown where a host names no picture, or one on a host that the content policy does not allow. */
const noPicture = '/no-picture.svg'

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '')

/** The origin of the uploaded files; empty when it is the shop's own. */
export const uploadsOrigin = originOf(env.uploadsUrl)

export const uploadUrl = (upload: string): string =>
  uploadUrlIn(env.uploadsUrl, upload) ?? noPicture
