import type { FastifyInstance } from 'fastify'
import { absoluteUrl, worldHeader } from '../worlds/world-name.ts'
import { documented } from './explorer.ts'

/** `GET /worlds` and `DELETE /worlds/:name`, for all worlds of the server. */
export const worldsRoutes = async (app: FastifyInstance) => {
  app.get(
    '/worlds',
    documented('All worlds of the server, also those in files that are not open'),
    async ({ host, port, protocol, servedHost }) => ({
      data: app.worlds.list().map((world) => {
        const addressed = { headers: { [worldHeader]: world.name }, host, port, protocol, servedHost }
        return { ...world, url: absoluteUrl(addressed, '/') }
      }),
    }),
  )
  const remove = documented('Delete a world with its data; the next request to its name creates it again')
  app.delete<{ Params: { name: string } }>('/worlds/:name', remove, async ({ params: { name } }) => {
    app.worlds.delete(name)
    return { deleted: name }
  })
}
