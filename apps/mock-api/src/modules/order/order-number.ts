import { randomInt } from 'node:crypto'

/** Crockford's base 32, without letters that are easily confused. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** An order_txn_id: 125 random bits, because it authorises the payment of the order, in groups of five. */
export const orderNumber = (): string => Array.from({ length: 5 }, group).join('-')

/** The access code of a test account, such as `LPI-7Q2MX-0C4TN-Z8K1D`. */
export const accessCode = (): string => `LPI-${group()}-${group()}-${group()}`
