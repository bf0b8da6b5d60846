/** Business constants and limits of requirements §9. */

export const API_PREFIX = '/api/v1'

export const HTTP_TIMEOUT_MS = 30_000

/** ISO 4217 code of all prices; shown as RM with 2 decimals. */
export const CURRENCY = 'MYR'

/** Types of products in the cart (requirements §1). */
export const PRODUCT_TYPES = ['lpitest', 'lpigroup', 'other'] as const

export const PRODUCT_FORMATS = ['book', 'ebook', 'online_test'] as const

/** Start of the copyright line (requirements §1). */
export const COPYRIGHT_START_YEAR = 2001

export const COUNTDOWN_SECONDS = {
  /** /password-link, then /account/forgotpassword */
  passwordLink: 60,
  /** /success, /failed, /st/cancel, then / */
  paymentResult: 15,
  /** /px/return, and /st/return without a session, then / */
  paymentReturn: 5,
  /** the clearing page, then / */
  clearing: 1,
} as const

export const TOAST = {
  productMs: 3_000,
  maxVisible: 20,
  maxWidthPx: 350,
  /** Durations of toasts that state none of their own; a loading toast stays until it is replaced. */
  defaultMs: { blank: 4_000, error: 4_000, success: 2_000, loading: null },
} as const

export const CACHE_RETENTION_MS = 5 * 60_000
export const RETRY = {
  attempts: 3,
  baseDelayMs: 1_000,
  maxDelayMs: 30_000,
} as const
export const CHUNK_TIMEOUT_MS = 120_000

/** Rows of a page of a list (architecture §4). */
export const PAGE_SIZE = 10

export const PASSWORD_MIN_LENGTH = 8
/** Not in the requirements: limits the cost of hashing. */
export const PASSWORD_MAX_LENGTH = 200

export const AVATAR_MAX_BYTES = 2 * 1024 * 1024
export const AVATAR_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const

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
