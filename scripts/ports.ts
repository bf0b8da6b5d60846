import { createServer } from 'node:net'
import { stop } from './root.ts'

const loopbacks = ['127.0.0.1', '::1'] as const

/** The port in an environment variable; exits with a message when it is invalid. */
export const portFrom = (variable: string, fallback: number): number => {
  const given = process.env[variable]
  if (given === undefined || given === '') return fallback
  const port = Number(given)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  return stop(`${variable}="${given}" is not a port: give a number from 1 to 65535.`)
}

const canListen = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    // Without IPv6 the error is EADDRNOTAVAIL or EAFNOSUPPORT: no server can use the port there.
    probe.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
    )
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })

/** Whether no server listens on the port, on either loopback address. */
export const isFree = async (port: number): Promise<boolean> => {
  for (const host of loopbacks) {
    if (!(await canListen(port, host))) return false
  }
  return true
}

/** Exits with a message when a server already listens on the port. */
export const requireFree = async (port: number, what: string, variable: string): Promise<void> => {
  if (await isFree(port)) return
  stop(`Port ${port} is in use, so ${what} cannot start: set ${variable} to another port, or stop the server there.`)
}
