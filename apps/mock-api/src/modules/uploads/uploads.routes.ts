import compress from '@fastify/compress'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Upstream } from '../../overrides/upstream.ts'
import { closeSignal } from '../../shared/close-signal.ts'
import { ShopError } from '../../shared/errors.ts'
import type { World } from '../../worlds/world.ts'
import { findProduct } from '../catalog/catalog.service.ts'
import { avatarFile } from '../profile/profile.service.ts'
import { sampleFile } from './sample-files.ts'

/** Under it nothing in a file runs. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * Serves the uploads area of the shop admin host (requirements §3).
 * @param upstream has the files of a world that forwards operations to it
 */
export const uploadsRoutes = (upstream: Upstream | undefined) => async (app: FastifyInstance) => {
  await app.register(compress, { encodings: ['gzip'] })
  if (upstream) app.get('/uploads/*', (request, reply) => sendUpload(upstream, request, reply))
  app.get<{ Params: { file: string } }>('/uploads/:file', async (request, reply) => {
    const { file } = request.params
    const [, id] = /^ebook-(\d{1,9})\.pdf$/.exec(file) ?? []
    const isEbook = id !== undefined && isEbookIn(request.world, Number(id))
    // A picture of the sample needs no world.
    const sample = sampleFile(isEbook ? 'sample-ebook.pdf' : file)
    if (sample) return sendFile(reply, sample, 'public, max-age=3600')
    const avatar = avatarFile(request.world, file)
    if (avatar) return sendFile(reply, avatar, 'private, max-age=3600')
    return sendUpload(upstream, request, reply)
  })
}

const isEbookIn = ({ sql }: World, id: number): boolean =>
  findProduct(sql, id)?.product_format === 'ebook'

interface UploadedFile {
  readonly type: string
  readonly content: Uint8Array
}

const sendFile = (reply: FastifyReply, { type, content }: UploadedFile, caching: string) =>
  reply
    .type(type)
    .header('cache-control', caching)
    .header('content-security-policy', policy)
    .send(Buffer.from(content))

/** Sends a picture of the upstream; no other kind of file. */
const sendUpload = async (
  upstream: Upstream | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  if (!upstream || request.world.passthrough.length === 0) throw fileNotFound()
  const { url, headers } = request
  const { accept, via } = headers
  const sent = { ...(accept && { accept }), ...(via && { via }) }
  const file = await upstream.forward('GET', url, sent, null, closeSignal(reply))
  const type = String(file.headers['content-type'] ?? '')
  if (file.status !== 200 || !type.startsWith('image/')) throw fileNotFound()
  return sendFile(reply, { type, content: file.body }, 'private, max-age=60')
}

const fileNotFound = () => new ShopError('not_found', 'There is no such file.')
