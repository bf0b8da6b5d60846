import { argon2Sync, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * Takes half a millisecond, since the passwords are samples, and each test signs in. A real host
 * needs 19 MiB and two passes.
 */
const argon2id = (message: string, nonce: Buffer): Buffer =>
  argon2Sync('argon2id', {
    message,
    nonce,
    memory: 1024,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  })

export const passwordHashPattern = /^argon2id\$[\w-]{22}\$[\w-]{43}$/

/**
 * The stored form of a password: `argon2id$salt$hash`, in base64url.
 * @param salt random if omitted
 */
export const hashPassword = (password: string, salt = randomBytes(16)): string =>
  ['argon2id', salt.toString('base64url'), argon2id(password, salt).toString('base64url')].join('$')

/** The hash of a random password, for accounts without one. */
const unknownHash = hashPassword(randomBytes(16).toString('hex'))

/**
 * Whether a password matches its hash. False without a hash, of no account or one without a
 * password yet, but only after the same work: the time of a response must not tell who has an
 * account.
 */
export const isPassword = (password: string, stored: string | null | undefined): boolean => {
  const [, salt = '', hash = ''] = (stored ?? unknownHash).split('$')
  const derived = argon2id(password, Buffer.from(salt, 'base64url'))
  return timingSafeEqual(derived, Buffer.from(hash, 'base64url'))
}
