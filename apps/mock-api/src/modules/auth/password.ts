import { argon2, argon2Sync, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/**
 * Half a millisecond: the passwords are samples, and each test signs in. A real host needs 19 MiB
 * and two passes.
 */
const cost = { memory: 1024, passes: 1 }

/** Of any cost: data of earlier versions has another one. */
export const passwordHashPattern = /^argon2id\$\d{4,5}\$[1-9]\$[\w-]{22}\$[\w-]{43}$/

const parametersOf = (message: string, nonce: Buffer, { memory, passes } = cost) => {
  return { message, nonce, memory, passes, parallelism: 1, tagLength: 32 }
}

/**
 * The stored form of a password: `argon2id$memory$passes$salt$hash`, memory in KiB, salt and hash
 * in base64url.
 */
const storedForm = (salt: Buffer, hash: Buffer): string =>
  [
    'argon2id',
    cost.memory,
    cost.passes,
    salt.toString('base64url'),
    hash.toString('base64url'),
  ].join('$')

export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  return storedForm(salt, await derive('argon2id', parametersOf(password, salt)))
}

/** With a given salt, for data that must be the same each time. */
export const hashPasswordSync = (password: string, salt: Buffer): string =>
  storedForm(salt, argon2Sync('argon2id', parametersOf(password, salt)))

/** The hash of a random password, for accounts without one. */
const unknownHash = hashPasswordSync(randomBytes(16).toString('hex'), randomBytes(16))

/**
 * Whether a password matches its hash. False without a hash, of no account or one without a
 * password yet, but only after the same work: the time of a response must not tell who has an
 * account.
 */
export const isPassword = async (
  password: string,
  stored: string | null | undefined,
): Promise<boolean> => {
  const [, memory, passes, salt = '', hash = ''] = (stored ?? unknownHash).split('$')
  const costOfStored = { memory: Number(memory), passes: Number(passes) }
  const derived = await derive(
    'argon2id',
    parametersOf(password, Buffer.from(salt, 'base64url'), costOfStored),
  )
  return timingSafeEqual(derived, Buffer.from(hash, 'base64url'))
}
