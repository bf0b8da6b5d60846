import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { closeSignal } from '../../http/call.ts'
import type { Upstream } from '../../http/upstream.ts'
import { ShopError } from '../../shared/errors.ts'
import { productOfEbook, sampleEbook } from '../../shared/sample-ebook.ts'
import type { World } from '../../worlds/world.ts'
import { nameOfEbook } from '../catalog/catalog.service.ts'
import { AVATAR_PREFIX, avatarFile } from '../profile/profile.service.ts'

type Avatar = NonNullable<ReturnType<typeof avatarFile>>

type ImageOf = (
  file: string,
  request: { readonly world: World },
) => Promise<{ readonly type: string; readonly content: string | Buffer } | undefined>

/**
 * Serves the uploads area of the shop admin host (requirements §3).
 * @param imageOf returns the image of a file
 * @param upstream has the files of a world that forwards operations to it
 */
export const uploadsRoutes = (imageOf: ImageOf, upstream: Upstream | undefined) => async (app: FastifyInstance) => {
  if (upstream) app.get('/uploads/*', (request, reply) => sendUpload(upstream, request, reply))
  app.get<{ Params: { file: string } }>('/uploads/:file', async (request, reply) => {
    const { file } = request.params
    const avatar = file.startsWith(AVATAR_PREFIX) ? avatarFile(request.world, file) : undefined
    if (avatar) return sendAvatar(avatar, reply)
    const ebook = nameOfEbook(request.world, productOfEbook(file) ?? 0)
    if (ebook !== undefined) return reply.type('application/pdf').send(sampleEbook(ebook))
    const image = await imageOf(file, request)
    if (image === undefined) return sendUpload(upstream, request, reply)
    return reply
      .type(image.type)
      .header('cache-control', 'public, max-age=3600')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(image.content)
  })
}

/** Sends a customer's picture with the type that its content has, and a policy under which nothing in it runs. */
const sendAvatar = ({ type, content }: Avatar, reply: FastifyReply) =>
  reply
    .type(type)
    .header('cache-control', 'private, max-age=3600')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(Buffer.from(content))

/** Sends a picture of the upstream; no other kind of file. */
const sendUpload = async (upstream: Upstream | undefined, request: FastifyRequest, reply: FastifyReply) => {
  if (!upstream || request.world.passthrough.length === 0) throw fileNotFound()
  const { url, headers } = request
  const { accept, via } = headers
  const sent = { ...(accept && { accept }), ...(via && { via }) }
  const file = await upstream.forward('GET', url, sent, undefined, closeSignal(reply))
  const type = String(file.headers['content-type'] ?? '')
  if (file.status !== 200 || !type.startsWith('image/')) throw fileNotFound()
  return reply
    .type(type)
    .header('cache-control', 'private, max-age=60')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .send(file.body)
}

const fileNotFound = () => new ShopError('not_found', 'There is no such file.')
