import contractDocument from '@shop/contract/openapi.json' with { type: 'json' }
import * as z from 'zod/mini'
import { type ControlDescription, controlDescriptions } from './descriptions.ts'

const tag = 'mock controls'

const queries: Readonly<Record<string, readonly string[]>> = {
  'GET /outbox': ['to', 'wait_ms'],
  'GET /tables/{name}': ['page'],
}

export const documentHead = {
  openapi: contractDocument.openapi,
  info: {
    ...contractDocument.info,
    title: 'Shop API, on the mock back end',
    description: `What the mock did, and its controls by hand: the [console](/__mock).\n\n${contractDocument.info.description}`,
  },
}

/** The contract's OpenAPI document with the control API added, for the explorer at `/docs`. */
export const explorerDocument = () => ({
  ...contractDocument,
  ...documentHead,
  tags: [
    ...contractDocument.tags,
    {
      name: tag,
      description: 'Only on the mock. Each call concerns the world of the request (`x-mock-world`, or the host).',
    },
  ],
  paths: { ...contractDocument.paths, ...controlPaths() },
})

const controlPaths = () => {
  const paths: Record<string, Record<string, object>> = {}
  for (const [route, description] of Object.entries(controlDescriptions)) {
    const [method = '', path = ''] = route.split(' ')
    const full = `/__mock/api${path}`
    paths[full] = { ...paths[full], [method.toLowerCase()]: operation(route, path, description) }
  }
  return paths
}

const operation = (
  route: string,
  path: string,
  { summary, description, body, query, examples, returns, status }: ControlDescription,
) => ({
  tags: [tag],
  operationId: route.toLowerCase().replace(/[^a-z]+/g, '-'),
  summary,
  ...(description && { description }),
  security: [],
  parameters: [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...(queries[route] ?? fieldsOf(query)).map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
    {
      name: 'x-mock-world',
      in: 'header',
      description: 'The world, instead of the host’s.',
      schema: { type: 'string' },
    },
  ],
  ...(body && {
    requestBody: {
      content: {
        'application/json': {
          schema: z.toJSONSchema(body, { io: 'input' }),
          examples: Object.fromEntries(Object.entries(examples ?? {}).map(([name, value]) => [name, { value }])),
        },
      },
    },
  }),
  responses: {
    [status ?? 200]: { description: `Returns ${returns}` },
    422: { $ref: '#/components/responses/Error422' },
  },
})

const fieldsOf = (query: z.core.$ZodType | undefined): readonly string[] =>
  query instanceof z.core.$ZodObject ? Object.keys(query._zod.def.shape) : []
