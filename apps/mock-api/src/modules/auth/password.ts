import { argon2, argon2Sync, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** OWASP's minimum for argon2id: 19 MiB, two passes. */
const cost = { memory: 19_456, passes: 2 }
const tagLength = 32

export const passwordHashPattern = /^argon2id\$19456\$2\$[\w-]{22}\$[\w-]{43}$/

const parametersOf = (message: string, nonce: Buffer) => ({ message, nonce, parallelism: 1, tagLength, ...cost })

/** The stored form of a password: `argon2id$memory$passes$salt$hash`, memory in KiB, salt and hash in base64url. */
const storedForm = (salt: Buffer, hash: Buffer): string =>
  ['argon2id', cost.memory, cost.passes, salt.toString('base64url'), hash.toString('base64url')].join('$')

export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  return storedForm(salt, await derive('argon2id', parametersOf(password, salt)))
}

/** With a given salt, for data that must be the same each time. */
export const hashPasswordSync = (password: string, salt: Buffer): string =>
  storedForm(salt, argon2Sync('argon2id', parametersOf(password, salt)))

/** Whether a password matches its hash; false without a hash, of no account or one without a password yet. */
export const isPassword = async (password: string, stored: string | null | undefined): Promise<boolean> => {
  if (typeof stored !== 'string') return false
  const [salt = '', hash = ''] = stored.split('$').slice(3)
  const derived = await derive('argon2id', parametersOf(password, Buffer.from(salt, 'base64url')))
  return timingSafeEqual(derived, Buffer.from(hash, 'base64url'))
}
