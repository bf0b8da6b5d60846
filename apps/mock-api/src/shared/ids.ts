import { randomBytes, randomUUID } from 'node:crypto'

/** A number that cannot be guessed, of 52 bits, so that it is exact in JSON; never 0. */
export const randomNumber = (): number => Number(randomBytes(8).readBigUInt64BE() >> 12n) || 1

/** A UUID for a cart_uid. */
export const randomUid = (): string => randomUUID()

/** 256 bits in 43 characters that need no escaping in an address: for tokens, order numbers and payment sessions. */
export const randomToken = (): string => randomBytes(32).toString('base64url')
