/** `node:crypto` for the package: Node 22 lacks Argon2. */
import type { Argon2Algorithm, Argon2Parameters } from 'node:crypto'
import { argon2id } from '@noble/hashes/argon2'

export { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'

// Not imported: of a bundle, Node would require each name that is used.
const native = process.getBuiltinModule('node:crypto')

export const derive = ({ message, nonce, memory, passes, parallelism, tagLength }: Argon2Parameters): Buffer =>
  Buffer.from(argon2id(bytesOf(message), bytesOf(nonce), { m: memory, t: passes, p: parallelism, dkLen: tagLength }))

const bytesOf = (value: Argon2Parameters['message']): Uint8Array => {
  if (typeof value === 'string') return Buffer.from(value)
  return ArrayBuffer.isView(value)
    ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
    : new Uint8Array(value)
}

export const argon2: typeof native.argon2 =
  native.argon2 ??
  ((_algorithm: Argon2Algorithm, parameters: Argon2Parameters, callback: (error: Error | null, tag: Buffer) => void) =>
    callback(null, derive(parameters)))

export const argon2Sync: typeof native.argon2Sync =
  native.argon2Sync ?? ((_algorithm: Argon2Algorithm, parameters: Argon2Parameters) => derive(parameters))
