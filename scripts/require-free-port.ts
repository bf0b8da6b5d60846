import { once } from 'node:events'
import { createServer } from 'node:net'
import { stop, stopForOptions } from './options.ts'

/** Exits with a message when this is no port, or a server of this machine listens on it. */
export const requireFreePort = async (port: string, flag: string): Promise<void> => {
  if (!(Number(port) > 0 && Number(port) < 65_536))
    stopForOptions(`${flag} needs a port, not ${port}`)
  for (const host of ['127.0.0.1', '::1']) {
    const probe = createServer().listen({ port, host, exclusive: true })
    await once(probe, 'listening').catch((error: NodeJS.ErrnoException) => {
      // Without IPv6, no server can use the port there.
      if (error.code === 'EADDRINUSE')
        stop(`Port ${port} is in use: use another one with ${flag}, or stop the other process.`)
      if (error.code === 'EACCES')
        stop(`This user may not listen on port ${port}: use another one with ${flag}.`)
    })
    probe.close()
  }
}
