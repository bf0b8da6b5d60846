import { readStored, removeStored, storageKeys, writeStored } from './storage'

/**
 * Values in local storage that belong to one customer, or to guests, and expire. Without zod: the
 * payment pages have these functions in their first load, so callers parse the values.
 */

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** How long each value is kept for its owner. */
const maxAges = {
  [storageKeys.checkout]: DAY_MS,
  [storageKeys.payment]: DAY_MS,
  [storageKeys.expiredSession]: HOUR_MS,
  [storageKeys.returnPath]: HOUR_MS,
  [storageKeys.reset]: HOUR_MS,
  // Until the sign-out.
  [storageKeys.seats]: Number.POSITIVE_INFINITY,
} as const

export type OwnedKey = keyof typeof maxAges

/** How long the values of a customer whose session expired are kept for the next sign-in. */
const MAX_AGE_AFTER_EXPIRY_MS = HOUR_MS

/** A customer's key, or null for guests. */
type Owner = string | null

interface OwnedValue {
  readonly owner: Owner
  readonly saved_at: number
  readonly value: unknown
}

let currentOwner: () => Owner = () => null

/** Connects the storage to the session; called at start-up, so that this module knows no store. */
export const connectOwner = (getCustomerKey: () => string | undefined): void => {
  currentOwner = () => getCustomerKey() ?? null
}

const parse = (text: string | null): OwnedValue | undefined => {
  try {
    const stored: unknown = JSON.parse(text ?? '')
    if (typeof stored !== 'object' || stored === null) return undefined
    const { owner, saved_at, value }: Record<string, unknown> = { ...stored }
    if (typeof saved_at !== 'number' || (typeof owner !== 'string' && owner !== null))
      return undefined
    return { owner, saved_at, value }
  } catch {
    return undefined
  }
}

const store = (key: string, value: unknown, owner: Owner): void =>
  writeStored(key, JSON.stringify({ owner, saved_at: Date.now(), value } satisfies OwnedValue))

/** A changed clock may also make a value appear to be from the future. */
const readFresh = (key: string, maxAge: number): OwnedValue | undefined => {
  const stored = parse(readStored(key))
  if (!stored) return undefined
  const limit = stored.owner === currentOwner() ? maxAge : Math.min(maxAge, MAX_AGE_AFTER_EXPIRY_MS)
  return Math.abs(Date.now() - stored.saved_at) < limit ? stored : undefined
}

/**
 * The owner of the stored value, also if it is not the current visitor; undefined without a value.
 */
export const ownerOf = (key: OwnedKey): Owner | undefined => readFresh(key, maxAges[key])?.owner

/**
 * The value of the current visitor; undefined for an invalid or expired one, or another owner’s.
 */
export const readOwned = (key: OwnedKey): unknown => {
  const stored = readFresh(key, maxAges[key])
  return stored?.owner === currentOwner() ? stored.value : undefined
}

/** The value, independent of its owner and its age. */
export const readStoredValue = (key: OwnedKey): unknown => parse(readStored(key))?.value

export const writeOwned = (key: OwnedKey, value: unknown): void => store(key, value, currentOwner())

/**
 * The email whose session expired on this device within the last hour, or null for a host without
 * emails; undefined for none.
 */
export const readExpiredSession = (): unknown =>
  readFresh(storageKeys.expiredSession, HOUR_MS)?.value

/**
 * Stores that the session of this customer expired. From now on the customer's values are kept for
 * an hour.
 */
export const storeExpiredSession = (customerKey: string, email: string | null): void => {
  for (const key of Object.keys(maxAges)) {
    const stored = parse(readStored(key))
    if (stored?.owner === customerKey) store(key, stored.value, customerKey)
  }
  store(storageKeys.expiredSession, email, customerKey)
}

/**
 * After a sign-in the values of the guest belong to the customer; those of another customer are
 * removed.
 */
export const claimOwned = (customerKey: string): void => {
  for (const key of Object.keys(maxAges)) {
    const stored = parse(readStored(key))
    if (stored?.owner === null) writeStored(key, JSON.stringify({ ...stored, owner: customerKey }))
    else if (stored?.owner !== customerKey) removeStored(key)
  }
}

/** Removes the values of a customer who has signed out, and invalid ones. */
export const removeOwned = (customerKey: string): void => {
  for (const key of Object.keys(maxAges)) {
    const stored = parse(readStored(key))
    if (!stored || stored.owner === customerKey) removeStored(key)
  }
}

/** Removes what is invalid or expired. Called when a page starts and the customer is known. */
export const purgeOwned = (): void => {
  for (const [key, maxAge] of Object.entries(maxAges)) {
    if (readStored(key) !== null && !readFresh(key, maxAge)) removeStored(key)
  }
}
