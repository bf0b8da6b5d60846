import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { brandMarkSvg, colours } from '@shop/design'
import type { FastifyPluginAsync } from 'fastify'
import { documentHead, explorerDocument } from './explorer-document.ts'

/** Only files of this server; Swagger UI needs inline styles. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The folder of the plugin's files, named for a bundle of this server, which has it elsewhere. */
const staticFiles = dirname(fileURLToPath(import.meta.resolve('@fastify/swagger-ui/static/index.html')))

/** Swagger UI at `/docs` for the contract and the control API, against this server. */
export const explorerPlugin: FastifyPluginAsync = async (app) => {
  // The plugin does not support OpenAPI 3.1: it gets the head of the document, and Swagger UI the whole on request.
  await app.register(swagger, { mode: 'static', specification: { document: { ...documentHead, paths: {} } } })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    baseDir: staticFiles,
    transformSpecification: explorerDocument,
    transformSpecificationClone: false,
    staticCSP: policy,
    uiConfig: { docExpansion: 'list', tryItOutEnabled: true, displayRequestDuration: true, persistAuthorization: true },
    theme: { title: 'Shop API explorer' },
    logo: {
      type: 'image/svg+xml',
      content: brandMarkSvg({ size: 40, ink: colours.dark.ink, fill: colours.dark.accent }),
    },
  })
}
