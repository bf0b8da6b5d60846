/**
 * A proxy in front of the mock that converts its responses into those of a sparse host, for the browser tests. Everything but
 * the API passes through unchanged.
 *
 *   node test/sparse-proxy.ts PORT UPSTREAM_PORT
 */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { operations } from '@shop/contract'
import type { AppRoute } from '@ts-rest/core'
import { sparseResponse } from '../src/http/sparse-response.ts'

const routes = operations.map(({ route }) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`),
}))

const routeOf = (method: string | undefined, path: string): AppRoute | undefined =>
  routes.find(({ route, pattern }) => route.method === method && pattern.test(path))?.route

const send = (port: number, incoming: IncomingMessage) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { method, url, headers } = incoming
    incoming.pipe(request({ host: '127.0.0.1', port, method, path: url, headers }, resolve).on('error', reject))
  })

const forward = async (port: number, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
  const { method, url = '/' } = incoming
  const response = await send(port, incoming)
  const status = response.statusCode ?? 502
  const route = routeOf(method, url.split('?', 1)[0] ?? url)
  if (!route) {
    outgoing.writeHead(status, response.headers)
    // A connection that breaks within the body breaks here too.
    response.on('error', () => outgoing.destroy()).pipe(outgoing)
    return
  }
  const sparse = sparseResponse(route, status, await text(response))
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = response.headers
  outgoing.writeHead(sparse.status, { ...headers, 'content-length': Buffer.byteLength(sparse.body) }).end(sparse.body)
}

export const createSparseProxy = (upstreamPort: number): Server =>
  createServer((incoming, outgoing) => {
    forward(upstreamPort, incoming, outgoing).catch(() => outgoing.destroy())
  })

if (import.meta.main) {
  const [port, upstreamPort] = process.argv.slice(2).map(Number)
  createSparseProxy(upstreamPort ?? 4010).listen(port, '127.0.0.1')
}
