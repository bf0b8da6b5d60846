import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { cartSchema } from '@shop/contract'
import { launchMock } from '@shop/tooling/launch-mock'
import * as z from 'zod/mini'

const server = join(import.meta.dirname, '../src/server.ts')
const env = { ...process.env, LOG_LEVEL: 'info', NODE_ENV: 'test' }
const running = new Set<ChildProcess>()

/** For `afterEach` of each file that launches servers. */
export const killServers = () => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
}

/** The real server in its own process. @param data the value of `--data`, or options instead */
export const launch = async (data: string | readonly string[], port = 0) => {
  const server = await launchMock(port, typeof data === 'string' ? ['--data', data] : data)
  running.add(server.child)
  return server
}

const cartResponse = z.object({ cart: cartSchema })

/** Adds one of the book to a cart of a server, or to a new one. */
export const pressAt = async (
  origin: string,
  cart_uid: string | null,
  headers: Record<string, string> = {},
) => {
  const response = await fetch(`${origin}/api/v1/cart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ cart_uid, quantity: 1, product_id: 8, type: 'other' }),
  })
  return z.parse(cartResponse, await response.json()).cart
}

/**
 * Starts a server that is expected to exit; returns its exit code and what it wrote to standard
 * error.
 */
export const launchToExit = async (args: readonly string[]) => {
  const child = spawn(process.execPath, [server, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env,
  })
  running.add(child)
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { stderr: await text(child.stderr), code: await exited }
}
