import type { AVATAR_TYPES } from '@shop/contract'

export type ImageType = (typeof AVATAR_TYPES)[number]

const signatures: readonly (readonly [type: ImageType, matches: (bytes: Buffer) => boolean])[] = [
  ['image/png', (bytes) => bytes.subarray(0, 16).equals(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))],
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))],
  [
    'image/webp',
    (bytes) =>
      bytes.toString('latin1', 0, 4) === 'RIFF' &&
      /^WEBPVP8[ LX]$/.test(bytes.toString('latin1', 8, 16)) &&
      bytes.length >= bytes.readUInt32LE(4) + 8,
  ],
]

/** The type of an image by its first bytes; null for other files. */
export const imageTypeOf = (bytes: Buffer): ImageType | null =>
  signatures.find(([, matches]) => matches(bytes))?.[0] ?? null
