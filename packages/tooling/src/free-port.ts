import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port of this machine that no server uses. */
export const freePort = async (): Promise<string> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return String(typeof address === 'object' ? address?.port : '')
}
