import { randomBytes, randomInt } from 'node:crypto'

/** A random number of 52 bits, exact in JSON, never 0. */
export const randomNumber = (): number => Number(randomBytes(8).readBigUInt64BE() >> 12n) || 1

/** 256 random bits as 43 URL-safe characters, for tokens. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** 256 random bits as 64 hexadecimal digits: an id of Stripe has letters and digits alone. */
export const randomHex = (): string => randomBytes(32).toString('hex')

/** Crockford's base 32, without letters that are easily confused. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const randomGroup = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(32)]).join('')

const threeGroups = (length: number): string =>
  [randomGroup(length), randomGroup(length), randomGroup(length)].join('-')

/**
 * An order_txn_id, such as `K7QM-2XRT-9DHW`: short enough to say on the phone. It has 60 random
 * bits, because it authorises the payment of the order.
 */
export const orderNumber = (): string => threeGroups(4)

/** The access code of a test account, such as `LPI-7Q2MX-0C4TN-Z8K1D`. */
export const accessCode = (): string => `LPI-${threeGroups(5)}`
