/** Business constants and limits of requirements §9. */

export const API_PREFIX = '/api/v1'

/** ISO 4217 code of all prices; shown as RM with 2 decimals. */
export const CURRENCY = 'MYR'

export const PRODUCT_FORMATS = ['book', 'ebook', 'online_test'] as const

/** Rows of a page of a list (architecture §4). */
export const PAGE_SIZE = 10

export const PASSWORD_MIN_LENGTH = 8
/** The requirements name no maximum; this one limits the cost of hashing. */
export const PASSWORD_MAX_LENGTH = 200

/** Also in the message of the mock (avatar-upload.ts), and with room in deploy/nginx.conf. */
export const AVATAR_MAX_BYTES = 2 * 1024 * 1024
export const AVATAR_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const

/** How long a customer stays signed in (architecture §4). */
export const SESSION_LIFETIME_MS = 30 * 24 * 60 * 60_000
export const RESET_TOKEN_LIFETIME_MS = 60 * 60_000

/** The provider replaces it with the id of the session in return_url and cancel_url. */
export const SESSION_PLACEHOLDER = '{CHECKOUT_SESSION_ID}'

/** The shipping and returns policy (requirements §9). */
export const POLICY = {
  freeShippingCountry: 'MY',
  deliveryWorkingDays: 5,
  ebookWorkingDays: 3,
  internationalDays: { min: 14, max: 21 },
  refundDays: 5,
  /** Hours of the day in Malaysian time, Monday to Friday except public holidays. */
  businessHours: { opens: 10, closes: 18 },
} as const

export const TIME_ZONE = 'Asia/Kuala_Lumpur'
