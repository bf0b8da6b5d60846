/** The OpenAPI 3.1 document of the contract: what `openapi.json` holds, and what the mock's explorer shows. */
import type { AppRoute } from '@ts-rest/core'
import * as z from 'zod/mini'
import { AVATAR_TYPES, ERROR_STATUS, type Operation, operations } from '../../src/index.ts'
import { errorExamples, examples } from './examples.ts'
import { componentSchemas, type Json, type JsonObject, jsonSchema, ref } from './schemas.ts'

const JSON_TYPE = 'application/json'

const introduction = `What the shop asks of its back end, under \`/api/v1\`.

Each field carries \`x-provenance\`: \`shown\` fields are settled, \`assumed\` ones are our reading where nothing was settled; a host that differs on those teaches us something.
Amounts are numbers in RM with at most 2 decimals, times are ISO 8601 with an offset. Clients pass over keys they do not know; requests with unknown keys are refused.
Every error has the same body, and an operation answers only the statuses it declares.`

const tagDescriptions: Record<string, string> = {
  auth: 'Accounts and sessions',
  catalog: 'Products and the home page',
  cart: "The cart, a guest's or a customer's",
  coupon: 'Coupons',
  settings: 'Where the shop delivers',
  order: 'Orders',
  payment: 'Card payment',
  profile: "One's own account",
  trainers: 'Licensed trainers',
}

/** Builds the document. The same contract gives the same text, key order included. */
export function openApiDocument(): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const operation of operations) {
    const path = operation.route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.route.method.toLowerCase()]: operationObject(operation) }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Shop API', version: '1.0.0', description: introduction },
    servers: [{ url: '/', description: 'The host that serves this document' }],
    tags: [...new Set(operations.map(tagOf))].map((name) => ({ name, description: tagDescriptions[name] ?? name })),
    paths,
    components: {
      schemas: componentSchemas(),
      responses: errorResponses(),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The `authorisation.token` of a sign-in or sign-up.' },
      },
    },
  }
}

/** The document as it is committed. */
export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(), null, 2)}\n`
}

const tagOf = (operation: Operation): string => operation.name.replace(/\..*/, '')

function operationObject(operation: Operation): JsonObject {
  const { route, name, metadata } = operation
  const parameters = parametersOf(operation)
  const body = requestBody(operation)
  return {
    operationId: name,
    tags: [tagOf(operation)],
    ...(route.summary === undefined ? {} : { summary: route.summary }),
    ...(route.description === undefined ? {} : { description: route.description }),
    security: { public: [], optional: [{}, { bearer: [] }], customer: [{ bearer: [] }] }[metadata.auth],
    'x-idempotent': metadata.idempotent,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: body }),
    responses: responsesOf(route),
  }
}

function parametersOf({ route, name }: Operation): JsonObject[] {
  const given = examples[name]?.parameters ?? {}
  return [
    ...parameters('path', route.pathParams, given),
    ...parameters('query', route.query, given),
    ...parameters('header', route.headers, given),
  ]
}

function parameters(place: 'path' | 'query' | 'header', declared: unknown, given: Record<string, Json>): JsonObject[] {
  return Object.entries(shapeOf(declared)).map(([name, schema]) => {
    const { 'x-provenance': provenance, ...plain } = jsonSchema(schema, 'input')
    const example = given[name]
    return {
      name: place === 'header' ? headerName(name) : name,
      in: place,
      required: place === 'path' || schema._zod.optin === undefined,
      ...(provenance === undefined ? {} : { 'x-provenance': provenance }),
      schema: plain,
      ...(example === undefined ? {} : { example }),
    }
  })
}

/** ts-rest takes path and query as an object schema, headers as a plain record of schemas. */
function shapeOf(declared: unknown): Record<string, z.core.$ZodType> {
  if (declared instanceof z.core.$ZodObject) return declared._zod.def.shape
  const entries = Object.entries(declared ?? {})
  return Object.fromEntries(entries.filter((entry): entry is [string, z.core.$ZodType] => isSchema(entry[1])))
}

const isSchema = (value: unknown): value is z.core.$ZodType => value instanceof z.core.$ZodType

const headerName = (name: string): string => name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase())

function requestBody({ route, name }: Operation): JsonObject | undefined {
  if (!('body' in route) || !isSchema(route.body)) return undefined
  const type = route.contentType ?? JSON_TYPE
  const example = examples[name]?.body
  return {
    required: route.body._zod.optin === undefined,
    content: {
      [type]: {
        schema: jsonSchema(route.body, 'input'),
        ...(type === JSON_TYPE ? {} : { encoding: { avatar: { contentType: AVATAR_TYPES.join(', ') } } }),
        ...(example === undefined ? {} : { example }),
      },
    },
  }
}

function responsesOf(route: AppRoute): JsonObject {
  const entries = Object.entries(route.responses).map(([status, schema]): [string, JsonObject] => {
    if (Number(status) >= 400) return [status, { $ref: `#/components/responses/Error${status}` }]
    if (!isSchema(schema)) throw new TypeError(`${route.method} ${route.path} answers ${status} without a schema`)
    return [
      status,
      { description: statusText[status] ?? status, content: { [JSON_TYPE]: { schema: jsonSchema(schema, 'output') } } },
    ]
  })
  return Object.fromEntries(entries)
}

const statusText: Record<string, string> = {
  200: 'Done',
  201: 'Made',
  400: 'The request could not be read',
  401: 'Not signed in, or the credentials are wrong',
  402: 'Not paid',
  403: "Not one's own",
  404: 'Not there',
  409: 'Not possible as things stand',
  413: 'The body is too large',
  415: 'The body has a type that is not taken',
  422: 'A field or a rule is broken',
  429: 'Too many requests; Retry-After says how many seconds to wait',
  500: 'The server failed',
  503: 'For the moment not available',
}

function errorResponses(): JsonObject {
  const codes = Object.entries(ERROR_STATUS)
  const statuses = [...new Set(codes.map(([, status]) => status))]
  const entries = statuses.map((status): [string, JsonObject] => {
    const known = codes.filter(([, of]) => of === status).map(([code]) => `\`${code}\``)
    return [
      `Error${status}`,
      {
        description: `${statusText[status]}. Codes: ${known.join(', ')}.`,
        ...(status === 429 ? { headers: { 'Retry-After': { schema: { type: 'integer', minimum: 0 } } } } : {}),
        content: { [JSON_TYPE]: { schema: ref('Error'), example: errorExamples[status] } },
      },
    ]
  })
  return Object.fromEntries(entries)
}
