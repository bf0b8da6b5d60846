import type { FastifyInstance } from 'fastify'
import { absoluteUrl, worldHeader } from '../worlds/world-name.ts'

/** `GET /worlds` and `DELETE /worlds/:name`, for all worlds of the server. */
export const worldsRoutes = async (app: FastifyInstance) => {
  app.get('/worlds', async ({ host, port, protocol, servedHost }) => ({
    data: app.worlds.list().map((world) => {
      const addressed = { headers: { [worldHeader]: world.name }, host, port, protocol, servedHost }
      return { ...world, url: absoluteUrl(addressed, '/') }
    }),
  }))
  app.delete<{ Params: { name: string } }>('/worlds/:name', async ({ params: { name } }) => {
    app.worlds.delete(name)
    return { deleted: name }
  })
}
