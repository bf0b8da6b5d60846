import { SESSION_PLACEHOLDER } from '@shop/contract'

const name = SESSION_PLACEHOLDER.slice(1, -1)
// Each brace as it is, or as URL and URLSearchParams encode it.
const placeholder = new RegExp(`(?:\\{|%7B)${name}(?:\\}|%7D)`, 'gi')

/** An address with the session's id in the place of every placeholder, encoded or not (requirements §3). */
export const fillPlaceholders = (address: string, sessionId: string): string => address.replace(placeholder, sessionId)
