import type { FastifyInstance, FastifyReply } from 'fastify'
import { ShopError } from '../../shared/errors.ts'
import type { World } from '../../worlds/world.ts'
import { AVATAR_PREFIX, avatarFile } from '../profile/profile.service.ts'

/**
 * Serves the uploads area of the shop admin host (requirements §3).
 * @param images the seed's SVG images by file name
 */
export const uploadsRoutes = (images: ReadonlyMap<string, string>) => async (app: FastifyInstance) => {
  app.get<{ Params: { file: string } }>('/uploads/:file', async (request, reply) => {
    const { file } = request.params
    if (file.startsWith(AVATAR_PREFIX)) return sendAvatar(request.world, file, reply)
    const image = images.get(file)
    if (image === undefined) throw fileNotFound()
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=3600')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(image)
  })
}

/** Sends a customer's picture with the type that its content has, and a policy under which nothing in it runs. */
const sendAvatar = (world: World, file: string, reply: FastifyReply) => {
  const avatar = avatarFile(world, file)
  if (!avatar) throw fileNotFound()
  return reply
    .type(avatar.type)
    .header('cache-control', 'private, max-age=3600')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(Buffer.from(avatar.content))
}

const fileNotFound = () => new ShopError('not_found', 'There is no such file.')
