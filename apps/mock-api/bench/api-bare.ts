import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

/** The measure of all: Fastify with nothing on, and the same JSON from memory, for a GET and a POST. `api-bare.ts <port> <data.json>` */
const [port, file] = process.argv.slice(2)
const data: Record<string, unknown> = JSON.parse(readFileSync(String(file), 'utf8'))
const app = Fastify()
for (const [url, body] of Object.entries(data)) app.route({ method: ['GET', 'POST'], url, handler: async () => body })
await app.listen({ port: Number(port), host: '127.0.0.1' })
