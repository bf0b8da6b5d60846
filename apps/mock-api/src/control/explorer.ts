import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { brandMarkSvg, colours } from '@shop/design'
import type { FastifyPluginAsync } from 'fastify'
import { explorerDocument } from './explorer-document.ts'

/** Its own files and nothing from anywhere; it styles its elements one by one. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The explorer of the API at `/docs`: every call of the contract and every control, to be tried against this very server. */
export const explorerPlugin: FastifyPluginAsync = async (app) => {
  const document = explorerDocument()
  // The plugin knows no OpenAPI 3.1: it is given the head, and its interface the whole.
  const { openapi, info } = document
  await app.register(swagger, { mode: 'static', specification: { document: { openapi, info, paths: {} } } })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    transformSpecification: () => document,
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
