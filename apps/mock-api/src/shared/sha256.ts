import { createHash } from 'node:crypto'

/**
 * The SHA-256 of a text, in base64url. Enough for tokens of 256 random bits, which cannot be
 * guessed from their hash.
 */
export const sha256 = (text: string): string =>
  createHash('sha256').update(text).digest('base64url')
