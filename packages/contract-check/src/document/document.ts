/** The OpenAPI 3.1 document of the contract: the text of `openapi.json`, which the mock's API explorer shows. */
import { STATUS_CODES } from 'node:http'
import {
  AVATAR_TYPES,
  ERROR_CODES,
  ERROR_STATUS,
  type ErrorCode,
  errorBodySchema,
  errorCodesOf,
  OPERATION_ERRORS,
  type Operation,
  operations,
} from '@shop/contract'
import * as z from 'zod/mini'
import { UsageError } from '../base-document.ts'
import type { Json, JsonObject } from '../json.ts'
import { describeFields, descriptionOf, NO_DESCRIPTION } from './descriptions.ts'
import { errorExample, examples, responseExamples } from './examples.ts'
import { operationRules, rules as ruleExamples } from './rules.ts'
import { componentSchemas, jsonSchema } from './schemas.ts'

const introduction = `The back end of the shop, under \`/api/v1\`.

- Each field carries \`x-provenance\`. \`shown\` fields are part of the requirements. \`needed\` fields are not, but the shop cannot work without them; \`x-needed-for\` says why. \`assumed\` fields are decisions of this project: the shop works without them.
- Amounts are numbers in RM with at most 2 decimals. Times are ISO 8601 with an offset. Clients ignore unknown keys in responses. A host may ignore or refuse unknown keys in requests; the mock refuses them.
- Every error has the same body. Send the statuses that an operation declares: the shop also takes another 2xx status for a success and another 4xx for a refusal, but only 401 ends a session. \`x-error-codes\` of an operation has its codes by status.
- \`x-rules\` names rules that a schema cannot express; \`components.x-rules\` describes them with examples: rules of the requests that a host accepts, of results that both sides expect, and of the forms of responses that the shop reads. With \`x-trimmed\`, surrounding blanks are removed before validation.`

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

/** Builds the document. The same contract gives the same text, key order included. */
export function openApiDocument(): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const operation of operations) {
    const path = operation.route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [operation.route.method.toLowerCase()]: operationObject(operation),
    }
  }
  const requests = operations.flatMap((operation) => {
    const { body } = { body: undefined, ...operation.route }
    return isSchema(body) ? [[requestName(operation), jsonSchema(body, 'input')] as const] : []
  })
  const responses = operations.flatMap(({ route }) =>
    Object.values<unknown>(route.responses).filter(isSchema),
  )
  const document: JsonObject = {
    openapi: '3.1.1',
    info: { title: 'Shop API', version: '1.0.0', description: introduction },
    servers: [{ url: '/', description: 'The host that serves this document' }],
    tags: [...new Set(operations.map(tagOf))].map((name) => ({
      name,
      description: tagDescriptions[name] ?? name,
    })),
    paths,
    components: {
      schemas: { ...componentSchemas(responses), ...Object.fromEntries(requests) },
      responses: errorResponses(),
      'x-rules': ruleExamples,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `authorisation.token` of a sign-in or sign-up.',
        },
      },
    },
  }
  describeFields(document)
  return document
}

/** The examples of rules have a line each. */
export function openApiText(): string {
  const example = /(?<=^ {10})\{\n {12}"input"[\s\S]*?\n {10}\}/gm
  const text = JSON.stringify(openApiDocument(), null, 2)
  return `${text.replace(example, (each) => JSON.stringify(JSON.parse(each)))}\n`
}

const folder = 'packages/contract-check/src/document'

/** What a new call or field still needs, in sentences that say where. */
export function missingParts(): string[] {
  const fields = [...openApiText().matchAll(new RegExp(`${NO_DESCRIPTION} ([\\w.-]+)`, 'g'))]
  const calls = operations.flatMap(({ name, route }) => {
    const { body, contentType, pathParams, query } = {
      body: undefined,
      contentType: undefined,
      ...route,
    }
    const [success] = Object.values<unknown>(route.responses)
    const { issues = [] } =
      (isSchema(success) && z.safeParse(success, responseExamples[name]).error) || {}
    const hasInput = [isSchema(body) && contentType === undefined, pathParams, query].some(Boolean)
    return [
      ...(hasInput && examples[name] === undefined
        ? [`Add a request of ${name} to ${folder}/request-examples.json.`]
        : []),
      ...issues.map(({ path }) => {
        return `The response of ${name} needs a valid ${path.join('.') || 'example'} in ${folder}/response-examples.json.`
      }),
    ]
  })
  return [
    ...calls,
    ...new Set(
      fields.map(
        ([, name]) => `${name} has no description: add it to ${folder}/descriptions.json.`,
      ),
    ),
  ]
}

const requestName = ({ name }: Operation): string =>
  `${name.replace(/(?:^|\.)(.)/g, (_, letter: string) => letter.toUpperCase())}Request`

const tagOf = (operation: Operation): string => operation.name.replace(/\..*/, '')

const security: Record<Operation['metadata']['auth'], Json> = {
  public: [],
  optional: [{}, { bearer: [] }],
  customer: [{ bearer: [] }],
}

export function operationObject(operation: Operation): JsonObject {
  const { route, name, metadata } = operation
  const example = examples[name]?.parameters ?? {}
  const parameters = [
    ...parametersIn(name, 'path', route.pathParams, example),
    ...parametersIn(name, 'query', route.query, example),
    ...parametersIn(name, 'header', route.headers, example),
  ]
  const body = requestBody(operation)
  const errorCodes = errorCodesByStatus(operation)
  const rules = operationRules[name]
  return {
    operationId: name,
    tags: [tagOf(operation)],
    ...(route.summary === undefined ? {} : { summary: route.summary }),
    description: route.description ?? `${route.summary}.`,
    ...(route.deprecated === true ? { deprecated: true } : {}),
    security: security[metadata.auth],
    'x-idempotent': metadata.idempotent,
    'x-error-codes': errorCodes,
    ...(rules === undefined ? {} : { 'x-rules': [...rules] }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: body }),
    responses: responsesOf(operation, errorCodes),
  }
}

function parametersIn(
  owner: string,
  place: 'path' | 'query' | 'header',
  declared: unknown,
  example: JsonObject,
): JsonObject[] {
  // ts-rest takes an object schema for path and query, and a record of schemas for headers.
  const shape = declared instanceof z.core.$ZodObject ? declared._zod.def.shape : (declared ?? {})
  return Object.entries(shape).flatMap(([name, schema]) => {
    if (!isSchema(schema)) return []
    const { 'x-provenance': provenance, ...plain } = jsonSchema(schema, 'input')
    return {
      name:
        place === 'header' ? name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase()) : name,
      in: place,
      required: place === 'path' || schema._zod.optin === undefined,
      description: descriptionOf(owner, name),
      ...(provenance === undefined ? {} : { 'x-provenance': provenance }),
      schema: plain,
      ...(example[name] === undefined ? {} : { example: example[name] }),
    }
  })
}

const isSchema = (value: unknown): value is z.core.$ZodType => value instanceof z.core.$ZodType

const jsonContent = (schema: JsonObject, example?: JsonObject): JsonObject => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
})

function requestBody(operation: Operation): JsonObject | undefined {
  const { route, name } = operation
  if (!('body' in route) || !isSchema(route.body)) return undefined
  const schema = { $ref: `#/components/schemas/${requestName(operation)}` }
  const encoding = { avatar: { contentType: AVATAR_TYPES.join(', ') } }
  return {
    required: route.body._zod.optin === undefined,
    content:
      route.contentType === 'multipart/form-data'
        ? { [route.contentType]: { schema, encoding } }
        : jsonContent(schema, examples[name]?.body),
  }
}

function responsesOf(
  { route, name }: Operation,
  errorCodes: Record<string, ErrorCode[]>,
): JsonObject {
  const entries = Object.entries(route.responses).map(([status, schema]): [string, JsonObject] => {
    if (Number(status) >= 400) {
      const codes = errorCodes[status] ?? []
      const named = codes.map((code) => `\`${code}\``).join(', ')
      const description = `${STATUS_CODES[status]}. ${codes.length === 1 ? 'Code' : 'Codes'}: ${named}.`
      // The example of the shared response may have a code of other operations.
      const shared = ERROR_CODES.find((code) => ERROR_STATUS[code] === Number(status))
      const [first = shared] = codes
      if (shared === undefined || first === undefined || codes.includes(shared))
        return [status, { $ref: `#/components/responses/Error${status}`, description }]
      return [status, { description, content: errorContent(first) }]
    }
    if (!isSchema(schema)) throw new UsageError(`${name} declares ${status} without a schema`)
    const content = jsonContent(jsonSchema(schema, 'output'), responseExamples[name])
    return [status, { description: STATUS_CODES[status] ?? status, content }]
  })
  return Object.fromEntries(entries)
}

function errorCodesByStatus({ name, route }: Operation): Record<string, ErrorCode[]> {
  const undeclared = OPERATION_ERRORS[name]?.find(
    (code) => !(ERROR_STATUS[code] in route.responses),
  )
  if (undeclared !== undefined) {
    const status = ERROR_STATUS[undeclared]
    const place =
      undeclared in ERROR_STATUS
        ? `errors(${status}) in routes.ts`
        : 'it to ERROR_STATUS in errors.ts'
    throw new UsageError(`${name} has no status for ${undeclared}: add ${place}`)
  }
  const codes = errorCodesOf(name).filter((code) => ERROR_STATUS[code] in route.responses)
  return Object.fromEntries(Map.groupBy(codes, (code) => String(ERROR_STATUS[code])))
}

const retryAfter = { description: 'Seconds to wait', schema: { type: 'integer', minimum: 0 } }

const errorContent = (code: ErrorCode): JsonObject =>
  jsonContent(jsonSchema(errorBodySchema, 'output'), errorExample(code))

function errorResponses(): JsonObject {
  const byStatus = Map.groupBy(ERROR_CODES, (code) => ERROR_STATUS[code])
  const entries = [...byStatus].map(([status, [code = 'not_found']]): [string, JsonObject] => [
    `Error${status}`,
    {
      description: STATUS_CODES[status] ?? 'Error',
      ...(status === 429 ? { headers: { 'Retry-After': retryAfter } } : {}),
      content: errorContent(code),
    },
  ])
  return Object.fromEntries(entries)
}
