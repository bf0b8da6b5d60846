import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import contractDocument from '@shop/contract/openapi.json' with { type: 'json' }
import { brandMarkSvg, colours } from '@shop/design'
import fp from 'fastify-plugin'
import * as z from 'zod/mini'
import { allControls } from './all-controls.ts'
import type { Control } from './control.ts'

const tag = 'mock controls'

const documentHead = {
  openapi: contractDocument.openapi,
  info: {
    ...contractDocument.info,
    title: 'Shop API, on the mock back end',
    description:
      'What the mock did, and its controls by hand: the [console](/__mock). ' +
      'The [whole document](/docs/json) has `components.x-rules` too.\n\n' +
      contractDocument.info.description,
  },
}

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

/** The folder of the plugin's files. The packed mock has it elsewhere: its build replaces this. */
const staticFiles = dirname(
  fileURLToPath(import.meta.resolve('@fastify/swagger-ui/static/index.html')),
)

/** Swagger UI at `/docs` for the contract and the controls, against this server. */
export const explorerPlugin = fp(
  async (app) => {
    // The plugin does not support OpenAPI 3.1: it gets the head of the document, and Swagger UI the
    // whole on request.
    await app.register(swagger, {
      mode: 'static',
      specification: { document: { ...documentHead, paths: {} } },
    })
    await app.register(swaggerUi, {
      routePrefix: '/docs',
      baseDir: staticFiles,
      transformSpecification: () => wholeDocument,
      transformSpecificationClone: false,
      staticCSP: policy,
      uiConfig: {
        tryItOutEnabled: true,
        displayRequestDuration: true,
        persistAuthorization: true,
        showExtensions: true,
      },
      theme: { title: 'Shop API explorer' },
      // The plugin's own logo is a file that the packed mock does not have.
      logo: {
        type: 'image/svg+xml',
        content: brandMarkSvg({ size: 40, ink: colours.dark.ink, fill: colours.dark.accent }),
      },
    })
  },
  { name: 'explorer' },
)

const parameter = (name: string, place: 'path' | 'query' | 'header') => ({
  name,
  in: place,
  required: place === 'path',
  schema: { type: 'string' },
})

const operation = (method: string, path: string, control: Control) => {
  const { title: summary, description, input = z.unknown() } = control
  const schema = z.toJSONSchema(input, { io: 'input' })
  const queries = method === 'get' ? Object.keys(schema.properties ?? {}) : []
  const hasBody = method !== 'get' && schema.type !== undefined
  const examples = Object.fromEntries(
    (control.examples ?? []).map((value) => [JSON.stringify(value), { value }]),
  )
  return {
    tags: [tag],
    summary,
    ...(description && { description }),
    security: [],
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => parameter(name, 'path')),
      ...queries.map((name) => parameter(name, 'query')),
      parameter('x-mock-world', 'header'),
    ],
    ...(hasBody && { requestBody: { content: { 'application/json': { schema, examples } } } }),
    responses: {
      '2XX': { description: 'Done.' },
      422: { $ref: '#/components/responses/Error422' },
    },
  }
}

const controlPaths: Record<string, Record<string, object>> = {}
for (const [route, control] of Object.entries(allControls)) {
  const [method = '', url = ''] = route.toLowerCase().split(' ')
  const path = `/__mock/api${url.replace(/:(\w+)/g, '{$1}')}`
  controlPaths[path] = { ...controlPaths[path], [method]: operation(method, path, control) }
}

const wholeDocument = {
  ...contractDocument,
  ...documentHead,
  tags: [
    ...contractDocument.tags,
    { name: tag, description: 'Only on the mock, for the world of the request.' },
  ],
  paths: { ...contractDocument.paths, ...controlPaths },
}
