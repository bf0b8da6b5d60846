import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import * as z from 'zod/mini'

const derive = promisify(argon2)

/** What OWASP asks of argon2id at the least: 19 MiB, two passes. */
const cost = { memory: 19_456, passes: 2 }
const tagLength = 32

const storedHash = z.tuple([z.literal('argon2id'), z.coerce.number(), z.coerce.number(), z.string(), z.string()])

/** A password as it is stored: `argon2id$memory$passes$salt$hash`, memory in KiB, salt and hash in base64url. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  const hash = await derive('argon2id', { message: password, nonce: salt, parallelism: 1, tagLength, ...cost })
  return ['argon2id', cost.memory, cost.passes, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Opens for no password: its hash is not one of anything. */
const nobodysHash = ['argon2id', cost.memory, cost.passes, 'AAAAAAAAAAAAAAAAAAAAAA', 'A'.repeat(43)].join('$')

/**
 * Whether it is the password that was hashed. Without a hash, where there is no account or it has no password yet, the
 * same work is done and the answer is no, so that the time it takes tells nobody which accounts there are.
 */
export const isPassword = async (password: string, stored: string | null | undefined): Promise<boolean> => {
  const [algorithm, memory, passes, salt, hash] = z.parse(storedHash, (stored ?? nobodysHash).split('$'))
  const expected = Buffer.from(hash, 'base64url')
  const reckoned = await derive(algorithm, {
    message: password,
    nonce: Buffer.from(salt, 'base64url'),
    parallelism: 1,
    tagLength: expected.length,
    memory,
    passes,
  })
  return typeof stored === 'string' && timingSafeEqual(reckoned, expected)
}
