import type { Mutation } from './mutation.ts'

const src = 'apps/mock-api/src'

/** What a picture of a customer may contain. */
export const apiPictures: readonly Mutation[] = [
  {
    name: 'pictures encoded again',
    file: `${src}/modules/profile/reencode-picture.ts`,
    find: 'return { type, content: reencoded }',
    replace: 'return { type, content: reencoded.length > 0 ? content : reencoded }',
    requirements: ['V5.2.2', 'L7'],
  },
  {
    name: 'size of a picture',
    file: `${src}/modules/profile/avatar-upload.ts`,
    find: 'fileSize: AVATAR_MAX_BYTES, ',
    replace: 'fileSize: AVATAR_MAX_BYTES * 4, ',
    requirements: ['V5.2.1'],
  },
  {
    name: 'policy of pictures',
    file: `${src}/modules/uploads/uploads.routes.ts`,
    find: "    .header('content-security-policy', \"default-src 'none'; sandbox\")\n",
    requirements: ['V3.2.1', 'V5.3.1'],
  },
  {
    name: 'random names of pictures',
    file: `${src}/modules/profile/profile.service.ts`,
    find: '${AVATAR_PREFIX}${randomToken()}.',
    replace: '${AVATAR_PREFIX}${typeof randomToken}${customerId}.',
    requirements: ['V5.3.2', 'V5.4.1', 'V5.4.2'],
  },
  {
    name: 'no metadata in pictures',
    file: `${src}/modules/profile/reencode-picture.ts`,
    find: '    .autoOrient()\n',
    replace: '    .autoOrient()\n    .keepMetadata()\n',
    requirements: ['V5.2.2', 'L7'],
  },
  {
    name: 'number of pixels of a picture',
    file: `${src}/modules/profile/reencode-picture.ts`,
    find: 'const MAX_PIXELS = 25_000_000\n',
    replace: 'const MAX_PIXELS = 25_000_000_000\n',
    requirements: ['V5.2.1', 'V15.2.2', 'L7'],
  },
  {
    name: 'no place for an upload whose client has left',
    file: `${src}/http/large-bodies.ts`,
    find: '  if (raw.destroyed) return\n',
    requirements: ['M15'],
  },
  {
    name: 'a place for a picture until it is decoded',
    file: `${src}/http/large-bodies.ts`,
    find: '    await place.work\n',
    requirements: ['V15.2.2', 'M18'],
  },
]
