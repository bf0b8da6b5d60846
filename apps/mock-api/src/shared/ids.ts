import { randomBytes } from 'node:crypto'

/** A random number of 52 bits, exact in JSON, never 0. */
export const randomNumber = (): number => Number(randomBytes(8).readBigUInt64BE() >> 12n) || 1

/** 256 random bits as 43 URL-safe characters, for tokens and payment sessions. */
export const randomToken = (): string => randomBytes(32).toString('base64url')
