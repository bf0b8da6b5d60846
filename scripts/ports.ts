import { createServer } from 'node:net'
import { stop } from './root.ts'

const loopbacks = ['127.0.0.1', '::1'] as const

/** Reads a port from the environment, or ends with one line saying what is wrong with it. */
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
    // A machine without IPv6 answers EADDRNOTAVAIL or EAFNOSUPPORT: nothing can be in the way there.
    probe.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
    )
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })

/** Whether nothing listens on the port, on either loopback address. */
export const isFree = async (port: number): Promise<boolean> => {
  for (const host of loopbacks) {
    if (!(await canListen(port, host))) return false
  }
  return true
}

/** Ends with one line when something listens on the port already. */
export const requireFree = async (port: number, what: string, variable: string): Promise<void> => {
  if (await isFree(port)) return
  stop(`Port ${port} is in use, so ${what} cannot start: set ${variable} to another port, or stop what listens there.`)
}
