import fp from 'fastify-plugin'
import { ShopError } from '../errors.ts'
import { seedUploads } from '../seed/covers.ts'

/** Serves the uploads area of the shop admin host (spec §3). A drawing may style itself and nothing else. */
export const uploadsPlugin = fp(async (app) => {
  app.get<{ Params: { file: string } }>('/uploads/:file', async (request, reply) => {
    const drawing = seedUploads.get(request.params.file)
    if (drawing === undefined) throw new ShopError('not_found', 'There is no such file.')
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=3600')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(drawing)
  })
})
