import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { ERROR_CODES, errorBodySchema, operations } from '@shop/contract'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { UsageError } from '../src/base-document.ts'
import { descriptions } from '../src/document/descriptions.ts'
import { openApiText } from '../src/document/document.ts'
import { errorExample, examples, responseExamples } from '../src/document/examples.ts'
import { missingParts } from '../src/document/missing-parts.ts'
import { operationObject } from '../src/document/operation.ts'
import { jsonSchema } from '../src/document/schemas.ts'

const documentText = openApiText()
const document = JSON.parse(documentText)

const operationNamed = (name: string) => {
  const operation = operations.find((each) => each.name === name)
  if (!operation) throw new Error(`no ${name}`)
  return operation
}

/** The OpenAPI object of an operation. */
const described = (name: string) => {
  const { path, method } = operationNamed(name).route
  return document.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()]
}

const isSchema = (value: unknown): value is z.core.$ZodType => value instanceof z.core.$ZodType

test('the document is valid OpenAPI 3.1, and all references resolve', async () => {
  const validator = new Validator()
  const result = await validator.validate(structuredClone(document))
  expect(result.errors ?? []).toEqual([])
  expect(result.valid).toBe(true)
  expect(validator.version).toBe('3.1')
  const named = Object.entries<object>(document.components).flatMap(([kind, entries]) =>
    Object.keys(entries).map((name) => `#/components/${kind}/${name}`),
  )
  const used = [...openApiText().matchAll(/"\$ref": "([^"]+)"/g)].map(([, target]) => target)
  expect(used.filter((target) => !named.includes(target ?? ''))).toEqual([])
})

test('the contract has exactly the calls of the requirements', () => {
  const page = readFileSync(new URL('../../../docs/requirements.md', import.meta.url), 'utf8')
  const [, calls = ''] = /^## 7\. Calls\n([\s\S]*?)^## /m.exec(page) ?? []
  const listed = [...calls.matchAll(/^- (GET|POST|PUT|DELETE) `([^/`][^`]*)`/gm)].map(
    ([, method, path]) => `${method} ${path}`,
  )
  const declared = operations.map(({ route }) => {
    return `${route.method} ${route.path.replace('/api/v1/', '').replace(/:(\w+)/g, '{$1}')}`
  })
  expect(listed.toSorted()).toEqual(declared.toSorted())
})

test('query parameters are required if the schema rejects requests without them', () => {
  for (const { name, route } of operations) {
    if (!isSchema(route.query)) continue
    const missing = (z.safeParse(route.query, {}).error?.issues ?? []).map(({ path }) => path[0])
    const parameters: { in: string; required: boolean; name: string }[] = described(name).parameters
    const required = parameters
      .filter((parameter) => parameter.in === 'query' && parameter.required)
      .map(({ name }) => name)
    expect(required).toEqual(missing)
  }
})

test('every field of a response has its provenance', () => {
  const walk = (schema: unknown, where: string): string[] => {
    if (typeof schema !== 'object' || schema === null) return []
    const unmarked =
      'properties' in schema
        ? Object.entries<object>(Object(schema.properties))
            .filter(([, field]) => !('x-provenance' in field))
            .map(([key]) => `${where}/${key}`)
        : []
    return [
      ...unmarked,
      ...Object.entries(schema).flatMap(([key, inner]) => walk(inner, `${where}/${key}`)),
    ]
  }
  expect(walk(document.components.schemas, '')).toEqual([])
})

test('every call has examples of a request and a response, every field a description', () => {
  expect(missingParts()).toEqual([])
  for (const { name } of operations)
    expect(described(name).description, name).toMatch(/^[A-Z].+\.$/)
})

test('every description is of some field or parameter', () => {
  const unused = Object.values(descriptions).filter((text) => !documentText.includes(text))
  expect(unused).toEqual([])
})

test('patterns have no classes of Unicode, which many validators do not know', () => {
  expect(openApiText()).not.toMatch(/\\\\[pP]\{/)
})

test('no schema is empty, as unsupported zod schemas would be', () => {
  expect(openApiText()).not.toMatch(/"schema": \{\}/)
})

test('the examples of errors match their schema', () => {
  for (const code of ERROR_CODES)
    expect(z.safeParse(errorBodySchema, errorExample(code)).error, code).toBeUndefined()
})

test.each<[string, object, string]>([
  [
    'cart.update',
    { body: { ...examples['cart.update']?.body, product_id: 'x' } },
    'needs a valid product_id',
  ],
  ['auth.signin', { body: undefined }, 'needs a valid example'],
  ['auth.signout', { body: { token: '' } }, 'has the unknown key token'],
  ['catalog.product', { parameters: {} }, 'needs a valid id'],
  ['order.detail', { parameters: { id: 'SAMPLE-0001', note: 1 } }, 'has the unknown key note'],
  ['order.place', { parameters: { 'idempotency-key': '-' } }, 'needs a valid idempotency-key'],
])('a wrong example of a request is named: %s with %j', (name, change, problem) => {
  const earlier = { ...examples[name] }
  onTestFinished(() => void Object.assign(examples, { [name]: earlier }))
  Object.assign(examples, { [name]: { ...earlier, ...change } })
  const file = 'packages/contract-check/src/document/request-examples.json'
  expect(missingParts()).toEqual([`The request of ${name} ${problem} in ${file}.`])
})

test('a call without a summary is named', () => {
  const { route } = operationNamed('auth.signup')
  const summary = Reflect.get(route, 'summary')
  onTestFinished(() => void Object.assign(route, { summary }))
  Reflect.deleteProperty(route, 'summary')
  expect(missingParts()).toEqual(['auth.signup has no summary: add it to routes.ts.'])
})

test('a surplus key in the example of a response is named', () => {
  const trainers = Object(responseExamples['trainers.list'])
  Object.assign(trainers.data[0], { note: '' })
  onTestFinished(() => void delete trainers.data[0].note)
  expect(missingParts()).toEqual([expect.stringContaining(' has the unknown key data.0.note in ')])
})

test('a response requires no assumed field, and a request still does', () => {
  const { schemas } = document.components
  expect(schemas.Cart.properties.cart_id).toMatchObject({ 'x-provenance': 'assumed' })
  expect(schemas.Cart.required).toEqual(['items'])
  const orders = described('order.list').responses[200].content['application/json'].schema
  expect(orders.required).toEqual(['data'])
  expect(schemas.AuthSignupRequest.required).toContain('password')
})

test('the document names the error codes that the code of the shop has', () => {
  const codes = document.components['x-shop-error-codes']
  // Two of them as a comparison, a list in a component, and a common prefix.
  const known = ['order_not_payable', 'cart_empty', 'coupon_expired']
  expect(codes).toEqual(expect.arrayContaining(known))
  expect(codes).not.toContain('email_taken')
})

test('an error code without a status is an error with the place to change', () => {
  const operation = operationNamed('auth.signup')
  const route = { ...operation.route, responses: {} }
  expect(() => operationObject({ ...operation, route })).toThrow(
    new UsageError('auth.signup has no status for email_taken: add errors(409) in routes.ts'),
  )
})

test('an error with a body of its own is an error', () => {
  const operation = operationNamed('auth.signup')
  const responses = { ...operation.route.responses, 404: z.object({ reason: z.string() }) }
  const route = { ...operation.route, responses }
  expect(() => operationObject({ ...operation, route })).toThrow(
    new UsageError('auth.signup declares 404 without errors(404)'),
  )
})

test.each([z.int(), z.optional(z.boolean()), z._default(z.number(), 1)])(
  'a parameter that is no text is an error: %#',
  (page) => {
    const operation = operationNamed('order.list')
    const route = { ...operation.route, query: z.object({ page }) }
    expect(() => operationObject({ ...operation, route })).toThrow(
      new UsageError('The query parameter page of order.list is a text: use z.coerce.'),
    )
  },
)

test.each([
  [z.string().check(z.regex(/^[A-Z]{2}$/i)), 'Write /^[A-Z]{2}$/i without the flag i.'],
  [z.string().check(z.regex(/^[A-Z]{2}$/m)), 'Write /^[A-Z]{2}$/m without the flag m.'],
  [z.stringFormat('code', /^[A-Z]{2}$/i), 'Write /^[A-Z]{2}$/i without the flag i.'],
  [z.url({ protocol: /^https$/ }), 'Write the protocol of z.url() as a pattern.'],
  [z.stringbool(), 'Write z.stringbool() as an enum.'],
  [z.object({ paid_at: z.date() }), 'JSON Schema has no z.date().'],
  [z.custom<string>((value) => value === 'a'), 'JSON Schema has no z.custom().'],
  [
    z.string().check(z.refine((text) => text !== 'a')),
    'Register the schema of a refinement with x-rules (rules.ts).',
  ],
])('what JSON Schema cannot say is an error: %#', (schema, message) => {
  for (const side of ['input', 'output'] as const)
    expect(() => jsonSchema(schema, side)).toThrow(new UsageError(message))
})

test('marks deprecated operations', () => {
  const operation = operationNamed('auth.signup')
  expect(operationObject(operation)).not.toHaveProperty('deprecated')
  const route = { ...operation.route, deprecated: true }
  expect(operationObject({ ...operation, route })).toHaveProperty('deprecated', true)
})
