/** The baseline: Fastify without plugins, serving JSON from memory for GET and POST. `bare-fastify.ts <port> <data.json>` */
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

const [port, file] = process.argv.slice(2)
const data: Record<string, unknown> = JSON.parse(readFileSync(String(file), 'utf8'))
const app = Fastify()
for (const [url, body] of Object.entries(data)) app.route({ method: ['GET', 'POST'], url, handler: async () => body })
await app.listen({ port: Number(port), host: '127.0.0.1' })
