/**
 * The OpenAPI 3.1 document of the contract: the text of `openapi.json`, which the mock's API
 * explorer shows.
 */
import { operations } from '@shop/contract'
import type { JsonObject } from '../json.ts'
import { describeFields } from './descriptions.ts'
import { operationObject, requestName, tagOf } from './operation.ts'
import { errorResponses } from './responses.ts'
import { rules } from './rules.ts'
import { componentSchemas, isSchema, jsonSchema } from './schemas.ts'
import { shopErrorCodes } from './shop-error-codes.ts'

const introduction = [
  'The back end of the shop, under `/api/v1`.',
  '',
  '- Each field carries `x-provenance`. `shown` fields are part of the requirements. `needed` ' +
    'fields are not, but the shop cannot work without them; `x-needed-for` says why. `assumed` ' +
    'fields are decisions of this project: a host may leave them out.',
  '- Amounts are numbers in RM with at most 2 decimals. Times are ISO 8601 with an offset. ' +
    'Clients ignore unknown keys in responses. A host may ignore or refuse unknown keys in ' +
    'requests; the mock refuses them. The shop also reads undeclared values of the types in ' +
    '`x-reads`, and an object without some of its texts where that is `{}`.',
  '- Every error has the same body. Send the statuses that an operation declares: the shop also ' +
    'takes another 2xx status for a success and another 4xx for a refusal, but only 401 ends a ' +
    'session. `x-error-codes` of an operation has its codes by status; the shop acts on those in ' +
    '`components.x-shop-error-codes`.',
  '- `x-rules` names rules that a schema cannot express; `components.x-rules` describes them ' +
    'with examples: rules of the requests that a host accepts, of results that both sides ' +
    'expect, and of the forms of responses that the shop reads. With `x-trimmed`, surrounding ' +
    'blanks are removed before validation.',
].join('\n')

const tagDescriptions: Record<string, string> = {
  auth: 'Accounts and sessions',
  catalog: 'Products and the home page',
  cart: 'The cart of a guest or a customer',
  coupon: 'Coupons',
  settings: 'Delivery countries and times',
  order: 'Orders',
  payment: 'Card payment',
  profile: "The customer's own account",
  trainers: 'Licensed trainers',
}

const bearerScheme = {
  type: 'http',
  scheme: 'bearer',
  description: 'The `authorisation.token` of a sign-in or sign-up.',
}

/** Builds the document. The same contract gives the same text, key order included. */
export function openApiDocument(): JsonObject {
  const document: JsonObject = {
    openapi: '3.1.1',
    info: { title: 'Shop API', version: '1.0.0', description: introduction },
    servers: [{ url: '/', description: 'The host that serves this document' }],
    tags: [...new Set(operations.map(tagOf))].map((name) => ({
      name,
      description: tagDescriptions[name] ?? name,
    })),
    paths: pathsObject(),
    components: {
      schemas: { ...responseSchemas(), ...requestSchemas() },
      responses: errorResponses(),
      'x-shop-error-codes': shopErrorCodes,
      'x-rules': rules,
      securitySchemes: { bearer: bearerScheme },
    },
  }
  describeFields(document)
  return document
}

let generated: string | undefined

/** The text of the document. The examples of rules have a line each. */
export function openApiText(): string {
  generated ??= textOf(openApiDocument())
  return generated
}

function textOf(document: JsonObject): string {
  const example = /(?<=^ {10})\{\n {12}"input"[\s\S]*?\n {10}\}/gm
  const text = JSON.stringify(document, null, 2)
  return `${text.replace(example, (lines) => JSON.stringify(JSON.parse(lines)))}\n`
}

function pathsObject(): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const operation of operations) {
    const path = operation.route.path.replace(/:(\w+)/g, '{$1}')
    const method = operation.route.method.toLowerCase()
    paths[path] = { ...paths[path], [method]: operationObject(operation) }
  }
  return paths
}

function responseSchemas(): JsonObject {
  const responses = operations.flatMap(({ route }) => Object.values<unknown>(route.responses))
  return componentSchemas(responses.filter(isSchema))
}

function requestSchemas(): JsonObject {
  const entries = operations.flatMap((operation) => {
    const { body } = { body: undefined, ...operation.route }
    return isSchema(body) ? [[requestName(operation), jsonSchema(body, 'input')] as const] : []
  })
  return Object.fromEntries(entries)
}
