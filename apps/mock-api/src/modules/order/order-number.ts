import { randomInt } from 'node:crypto'

/** Crockford's base 32: no letter that is taken for another when it is read out. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** An order_txn_id: 125 random bits, since whoever knows it may pay the order, in groups that a person can read out. */
export const orderNumber = (): string => Array.from({ length: 5 }, group).join('-')

/** A code that opens one seat of a test, such as `LPI-7Q2MX-0C4TN`. */
export const accessCode = (): string => `LPI-${group()}-${group()}-${group()}`
