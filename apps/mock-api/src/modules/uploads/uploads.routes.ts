import { brotliCompressSync } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { seedUploads } from '../../seed/covers.ts'
import { ShopError } from '../../shared/errors.ts'
import type { World } from '../../worlds/world.ts'
import { AVATAR_PREFIX, avatarFile } from '../profile/profile.service.ts'

/** Serves the uploads area of the shop admin host (requirements §3). A drawing may style itself and nothing else. */
export const uploadsPlugin = fp(async (app) => {
  app.get<{ Params: { file: string } }>('/uploads/:file', async (request, reply) => {
    const { file } = request.params
    if (file.startsWith(AVATAR_PREFIX)) return sendAvatar(request.world, file, reply)
    const drawing = seedUploads.get(file)
    if (drawing === undefined) throw noSuchFile()
    const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    if (takesBrotli) reply.header('content-encoding', 'br')
    return reply
      .type('image/svg+xml')
      .header('vary', 'accept-encoding')
      .header('cache-control', 'public, max-age=3600')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(takesBrotli ? brotliOf(file, drawing) : drawing)
  })
})

const compressed = new Map<string, Buffer>()

/** A drawing is text, and a fifth of its size as it travels; compressed once, when first asked for. */
const brotliOf = (file: string, drawing: string): Buffer => {
  const known = compressed.get(file) ?? brotliCompressSync(drawing)
  compressed.set(file, known)
  return known
}

/** What a person uploaded: as the type that its content has and no other, and nothing in it runs. */
const sendAvatar = (world: World, file: string, reply: FastifyReply) => {
  const avatar = avatarFile(world, file)
  if (!avatar) throw noSuchFile()
  return reply
    .type(avatar.type)
    .header('cache-control', 'private, max-age=3600')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(Buffer.from(avatar.content))
}

const noSuchFile = () => new ShopError('not_found', 'There is no such file.')
