import { randomUUID } from 'node:crypto'
import {
  errorBodySchema,
  hostValueOf,
  type Operation,
  operations,
  parseBody,
  parseTolerant,
  provenanceOf,
} from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { startScreen } from '../src/cli/start-screen.ts'
import { type HostStyle, hostStyles } from '../src/overrides/host-styles/host-styles.ts'
import { inHostStyle } from '../src/overrides/host-styles/in-host-style.ts'
import { sample, signIn } from './accounts.ts'
import type { Deviation } from './conformance/deviate.ts'
import { runAgainst } from './conformance/run-against.ts'
import { control, setFault } from './controls.ts'
import { bearer, it, optionsOf, press, seed, start } from './harness.ts'

const setStyle = (app: FastifyInstance, style: string, headers = {}) =>
  control(app, 'POST', 'host', { style }, headers)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The schema of a response; of a success with the status that the contract declares. */
const schemaOf = ({ route }: Operation, status: number): z.core.$ZodType => {
  const schema = status >= 400 ? errorBodySchema : (route.responses[201] ?? route.responses[200])
  if (!(schema instanceof z.core.$ZodType)) throw new Error(`${route.path} has no schema.`)
  return schema
}

/**
 * The value of each field, by path; without assumed fields on request. Times in seconds and uploads
 * without their folder. An empty list is no field, as PHP writes an empty object so.
 */
const fieldsOf = (
  schema: z.core.$ZodType,
  value: unknown,
  withAssumed: boolean,
  path = '',
): [string, unknown][] => {
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable) {
    return fieldsOf(schema._zod.def.innerType, value, withAssumed, path)
  }
  if (schema instanceof z.core.$ZodArray && Array.isArray(value)) {
    const elements = value.flatMap((each, index) =>
      fieldsOf(schema._zod.def.element, each, withAssumed, `${path}[${index}]`),
    )
    return elements.length === 0 ? [] : [[`${path}.length`, value.length], ...elements]
  }
  if (schema instanceof z.core.$ZodObject && isRecord(value)) {
    return Object.entries(schema._zod.def.shape).flatMap(([name, field]) =>
      name in value && (withAssumed || provenanceOf(field) !== 'assumed')
        ? fieldsOf(field, value[name], withAssumed, `${path}.${name}`)
        : [],
    )
  }
  const kind = hostValueOf(schema)?.kind
  if (kind === 'timestamp') return [[path, Math.floor(Date.parse(String(value)) / 1000)]]
  return [[path, kind === 'upload' && value !== null ? String(value).split('/').at(-1) : value]]
}

/** The names of all keys at any depth. */
const keysOf = (value: unknown): string[] =>
  isRecord(value) ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]) : []

/** What the shop reads from a body. */
const readBody = (schema: z.core.$ZodType, body: unknown): unknown =>
  schema === errorBodySchema ? parseTolerant(schema, body) : parseBody(schema, body)

/** What it reads in a style, and what it should read: what it reads from the full response. */
const readInStyle = (style: HostStyle, operation: Operation, status: number, full: unknown) => {
  const schema = schemaOf(operation, status)
  const sent = inHostStyle(style, operation.route, status, JSON.stringify(full))
  const body: unknown = JSON.parse(sent.body)
  const whole = readBody(schema, full)
  // What is next to a list, such as the number of the page, has no place without a wrapper.
  const isList = style === 'plain' && Array.isArray(body) && isRecord(whole)
  const expected = isList ? { data: whole['data'] } : whole
  const withAssumed = style !== 'sparse' && style !== 'least'
  return {
    status: sent.status,
    read: fieldsOf(schema, readBody(schema, body), true),
    expected: fieldsOf(schema, expected, withAssumed),
  }
}

it('the shop reads the same from a response in each style, but for assumed fields', async () => {
  const succeeded = new Set<string>()
  // Of every operation, with the requests of the conformance checks.
  const compare: Deviation = async (request, next) => {
    const reply = await next(request)
    const operation = operations.find(({ name }) => name === request.operation)
    if (!operation || !isRecord(reply.body)) return reply
    for (const style of hostStyles) {
      const { status, read, expected } = readInStyle(style, operation, reply.status, reply.body)
      expect(Object.fromEntries(read), `${operation.name} ${style}`).toEqual(
        Object.fromEntries(expected),
      )
      expect(status).toBe(style === 'sparse' && reply.status < 400 ? 200 : reply.status)
    }
    if (reply.status < 400) succeeded.add(operation.name)
    return reply
  }
  // An error of the comparison is reported as a request without a response.
  const { deviations } = await runAgainst([compare])
  expect(deviations).toEqual([])
  expect(succeeded).toEqual(new Set(operations.map(({ name }) => name)))
})

/** Responses of a host with a style; `token` is that of a customer with orders. */
const hostWithStyle = async (hostStyle: HostStyle) => {
  const app = await start({ hostStyle })
  const { authorisation } = await control(app, 'POST', 'sign-in', { email: sample.email })
  const get = async (path: string): Promise<unknown> =>
    (await app.inject({ url: `/api/v1/${path}`, headers: bearer(authorisation.token) })).json()
  const session: unknown = (await signIn(app)).json()
  const cart: unknown = (await press(app, seed.book)).json()
  return { app, get, session, cart }
}

const anyList = expect.any(Array)
const anyText = expect.any(String)

it('a wrapped host sends an envelope, with what the requirements show no keys of', async () => {
  const { get, session, cart } = await hostWithStyle('wrapped')
  const envelope = { success: true, message: 'OK' }
  expect(await get('home-page/products')).toEqual({ ...envelope, data: { data: anyList } })
  const page = expect.objectContaining({ data: anyList, current_page: 1 })
  expect(await get('order/list')).toEqual({ ...envelope, data: page })
  expect(await get('licensed-trainers')).toEqual({ success: true, data: anyList })
  expect(cart).toEqual({ success: true, cart: expect.objectContaining({ items: anyList }) })
  const data = expect.objectContaining({
    user: expect.anything(),
    authorisation: expect.anything(),
  })
  expect(session).toEqual({ success: true, message: anyText, data })
  expect(await get('product/999')).toMatchObject({ success: false, message: anyText })
})

it('a cart of the least host has its items alone, also after it was cleared', async () => {
  const { app, cart } = await hostWithStyle('least')
  expect(cart).toEqual({ cart: { items: [expect.objectContaining({ product_id: 8 })] } })
  const cart_uid = randomUUID()
  await press(app, seed.book, cart_uid)
  const cleared = await app.inject({ method: 'DELETE', url: `/api/v1/cart/${cart_uid}` })
  expect(cleared.json()).toEqual({ data: { items: [] }, message: anyText })
})

it('a response with assumed fields alone is an empty list', async () => {
  const app = await start({ hostStyle: 'sparse' })
  expect((await app.inject('/api/v1/home-page/sliders')).json()).toEqual([])
  expect((await app.inject('/api/v1/settings/shipping')).json()).toEqual([])
})

it('errors have a message and no code, also those of a fault', async () => {
  const app = await start({ hostStyle: 'sparse' })
  await setFault(app, 'cart.update', { kind: 'status', status: 503 })
  for (const response of [await press(app, seed.book), await app.inject('/api/v1/product/999')]) {
    expect(response.statusCode).toBeGreaterThan(400)
    expect(response.json().message).toEqual(expect.any(String))
    expect(keysOf(response.json())).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(code|errors)$/)]),
    )
    expect(response.headers['content-length']).toBe(String(Buffer.byteLength(response.body)))
  }
})

it('the style belongs to one world, and a reset restores the style of the start', async ({
  app,
}) => {
  const alice = { 'x-mock-world': 'alice' }
  expect(await setStyle(app, 'sparse', alice)).toEqual({ style: 'sparse' })
  expect(await control(app, 'GET', 'host', undefined, alice)).toEqual({ style: 'sparse' })
  expect(await control(app, 'GET', 'host')).toEqual({ style: 'full' })
  const price = async (headers = {}) =>
    (await press(app, seed.book, null, { headers })).json().cart.items[0].product.product_price
  expect(await price(alice)).toBe('55.00')
  const [logged] = (await control(app, 'GET', 'requests', undefined, alice)).data
  expect(logged).toMatchObject({
    contract: { kind: 'valid' },
    response_body: expect.stringContaining('"55.00"'),
  })
  expect(await price()).toBe(55)
  expect(await price({ 'x-mock-host-style': 'sparse' })).toBe('55.00')
  await control(app, 'POST', 'reset', undefined, alice)
  expect(await price(alice)).toBe(55)
  const other = await app.inject({
    method: 'POST',
    url: '/__mock/api/host',
    payload: { style: 'other' },
  })
  expect(other.statusCode).toBe(422)

  const sparse = await start({ hostStyle: 'sparse' })
  await setStyle(sparse, 'full')
  await control(sparse, 'POST', 'reset')
  expect(await control(sparse, 'GET', 'host')).toEqual({ style: 'sparse' })
  expect(await control(sparse, 'GET', 'host', undefined, alice)).toEqual({ style: 'sparse' })
})

it('a header with another style is refused before a stub or a fault is used up', async ({
  app,
}) => {
  await setFault(app, 'catalog.product', { kind: 'status', status: 503 })
  const headers = { 'x-mock-host-style': 'spare' }
  const response = await app.inject({ url: '/api/v1/product/8', headers })
  expect([response.statusCode, response.json()]).toEqual([
    400,
    {
      message: 'The header x-mock-host-style must be full, sparse, plain, wrapped or least.',
      code: 'malformed_request',
    },
  ])
  expect((await app.inject('/api/v1/product/8')).statusCode).toBe(503)
})

it('is shown on the start screen', () => {
  const options = optionsOf([], { HOST_STYLE: 'sparse' })
  expect(startScreen(4010, options, 1)).toMatch(/^ +Host +sparse: No field that the contract/m)
  expect(startScreen(4010, optionsOf([]), 1)).not.toMatch(/^ +Host /m)
})
