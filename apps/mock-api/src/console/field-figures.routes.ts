import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod/mini'
import { parseInput } from '../http/errors.ts'
import { worldName } from '../worlds/world-name.ts'

const text = z.string().check(z.maxLength(100))
const figuresSchema = z
  .array(z.object({ page: text, name: text, value: z.number(), rating: text }))
  .check(z.maxLength(20))

/**
 * `POST /__mock/field-figures`: how fast the shop's pages were, for the console of their world. Browsers send them as text and
 * without the token of the controls. Figures of a page whose world is gone create none.
 */
export const fieldFiguresRoutes: FastifyPluginAsync = async (app) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
  app.post('/field-figures', { bodyLimit: 8 * 1024 }, async (request, reply) => {
    const at = new Date().toISOString()
    const figures = parseInput(figuresSchema, request.body).map((figure) => ({ at, ...figure }))
    if (app.worlds.has(worldName(request))) request.world.fieldFigures.add(figures)
    reply.status(204)
  })
}
