import type { Operation } from '@shop/contract'
import { isAppRouteMutation } from '@ts-rest/core'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import * as z from 'zod/mini'
import {
  fitting,
  hugeValue,
  type Known,
  knownIn,
  nothingKnown,
  notJson,
  objectsIn,
  oddValue,
  pathsIn,
  withField,
} from './properties.arbitraries.ts'
import type { Scene } from './properties.shop.ts'

/** A request by its parts. */
export interface Parts {
  readonly params: unknown
  readonly query: unknown
  readonly headers: unknown
  readonly body: unknown
}

export type Kind = 'valid' | 'unknown' | 'missing' | 'odd' | 'huge' | 'extra' | 'signedOut' | 'foreign' | 'notJson'

export interface Attempt {
  readonly kind: Kind
  readonly parts: Parts
  /** The bearer token; null for none. */
  readonly token: string | null
  /** A raw body instead of the part. */
  readonly raw: { readonly type: string; readonly text: string } | null
}

type SchemaOf = Readonly<Record<keyof Parts, z.core.$ZodType | undefined>>

/** The schemas of a request's parts. Route headers become an object schema. */
const schemasOf = ({ route }: Operation): SchemaOf => ({
  params: asSchema(route.pathParams),
  query: asSchema(route.query),
  headers: headersOf(route.headers),
  body: isAppRouteMutation(route) ? asSchema(route.body) : undefined,
})

const asSchema = (value: unknown): z.core.$ZodType | undefined => (value instanceof z.core.$ZodType ? value : undefined)

const headersOf = (value: unknown): z.core.$ZodType | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const declared = Object.entries(value).flatMap(([name, each]) => {
    const schema = asSchema(each)
    return schema ? [[name, schema] as const] : []
  })
  return declared.length > 0 ? z.object(Object.fromEntries(declared)) : undefined
}

/** Every kind of request of an operation, a third of them valid. */
export const attempts = (operation: Operation, scene: Scene): fc.Arbitrary<Attempt> => {
  const own = knownIn(operation.name, scene.own)
  const valid = partsOf(operation, own)
  const as = (kind: Kind, parts: fc.Arbitrary<Parts>): fc.Arbitrary<Attempt> =>
    fc.record({ kind: fc.constant(kind), parts, token: fc.constant(scene.token), raw: fc.constant(null) })

  const invalidated = valid.chain((parts) => {
    const fields = pathsIn(parts).filter(({ length }) => length > 1)
    const objects = objectsIn(parts).filter(([part]) => part === 'query' || part === 'body')
    const change = (kind: Kind, at: fc.Arbitrary<readonly string[]>, to: fc.Arbitrary<unknown>) =>
      as(
        kind,
        fc.tuple(at, to).map(([path, value]) => asParts(withField(parts, path, value))),
      )
    return fc.oneof(
      ...(fields.length > 0
        ? [
            change('missing', fc.constantFrom(...fields), fc.constant(undefined)),
            change('odd', fc.constantFrom(...fields), oddValue),
            change('huge', fc.constantFrom(...fields), hugeValue),
          ]
        : [as('valid', fc.constant(parts))]),
      ...(objects.length > 0
        ? [
            change(
              'extra',
              fc.tuple(fc.constantFrom(...objects), extraKey).map(([path, key]) => [...path, key]),
              oddValue,
            ),
          ]
        : []),
    )
  })

  return fc.oneof(
    { weight: 4, arbitrary: as('valid', valid) },
    { weight: 2, arbitrary: as('unknown', partsOf(operation, nothingKnown)) },
    { weight: 5, arbitrary: invalidated },
    { weight: 1, arbitrary: as('foreign', partsOf(operation, knownIn(operation.name, scene.foreign, scene.own))) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant<Kind>('signedOut'),
        parts: valid,
        token: fc.constantFrom(null, 'no-such-token', `${scene.token}x`),
        raw: fc.constant(null),
      }),
    },
    ...(schemasOf(operation).body
      ? [
          {
            weight: 1,
            arbitrary: fc.record({
              kind: fc.constant<Kind>('notJson'),
              parts: valid,
              token: fc.constant(scene.token),
              raw: fc.record({ type: fc.constantFrom('application/json', 'text/xml', 'text/plain'), text: notJson }),
            }),
          },
        ]
      : []),
  )
}

/** The kinds of an operation: without fields none is missing, without a body there is no invalid JSON. */
export const kindsOf = (operation: Operation, scene: Scene): readonly Kind[] => {
  const good = fc.sample(validParts(operation, scene), { numRuns: 20, seed: 7 })
  const hasFields = good.some((parts) => pathsIn(parts).some(({ length }) => length > 1))
  const hasObjects = good.some((parts) => objectsIn(parts).some(([part]) => part === 'query' || part === 'body'))
  return [
    'valid',
    'unknown',
    'foreign',
    'signedOut',
    ...(hasFields ? (['missing', 'odd', 'huge'] as const) : []),
    ...(hasObjects ? (['extra'] as const) : []),
    ...(schemasOf(operation).body ? (['notJson'] as const) : []),
  ]
}

/** Valid requests only. */
export const validParts = (operation: Operation, scene: Scene): fc.Arbitrary<Parts> =>
  partsOf(operation, knownIn(operation.name, scene.own))

const partsOf = (operation: Operation, known: Known): fc.Arbitrary<Parts> => {
  const part = (schema: z.core.$ZodType | undefined) => (schema ? fitting(schema, known) : fc.constant(undefined))
  const { params, query, headers, body } = schemasOf(operation)
  return fc.record({ params: part(params), query: part(query), headers: part(headers), body: part(body) })
}

const asParts = (value: unknown): Parts => ({ params: {}, query: {}, headers: {}, body: undefined, ...Object(value) })

const extraKey = fc.constantFrom('extra', 'is_admin', 'price', 'customer', 'toString', 'x-y', '0')

/** Whether the request is valid on the wire. */
export const fits = (operation: Operation, parts: Parts): boolean =>
  Object.entries(schemasOf(operation)).every(([part, schema]) => {
    if (!schema) return true
    const value = parts[part === 'params' || part === 'query' || part === 'headers' ? part : 'body']
    return z.safeParse(schema, part === 'body' ? value : asTexts(value)).success
  })

/** The options for `inject`. */
export const toRequest = ({ route }: Operation, { parts, token, raw }: Attempt): InjectOptions => {
  const params = asTexts(parts.params)
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(wellFormed(params[name] ?? '')))
  const query = Object.entries(asTexts(parts.query))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(wellFormed(value))}`)
    .join('&')
  const headers = Object.fromEntries(
    // A header cannot have line breaks or characters outside Latin-1.
    Object.entries(asTexts(parts.headers)).filter(([, value]) => /^[\t\x20-\x7e\xa0-\xff]*$/.test(value)),
  )
  return {
    method: route.method,
    url: query === '' ? path : `${path}?${query}`,
    headers: {
      ...headers,
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...contentTypeOf(route, parts.body, raw),
    },
    ...payloadOf(route, parts.body, raw),
  }
}

const isMultipart = (route: Operation['route']): boolean =>
  'contentType' in route && route.contentType === 'multipart/form-data'

const contentTypeOf = (route: Operation['route'], body: unknown, raw: Attempt['raw']): Record<string, string> => {
  if (raw) return { 'content-type': raw.type }
  return body === undefined || isMultipart(route) ? {} : { 'content-type': 'application/json' }
}

const payloadOf = (route: Operation['route'], body: unknown, raw: Attempt['raw']): Pick<InjectOptions, 'payload'> => {
  if (raw) return { payload: raw.text }
  if (body === undefined) return {}
  if (!isMultipart(route)) return { payload: JSON.stringify(body) }
  const form = new FormData()
  for (const [name, value] of Object.entries(Object(body))) {
    form.append(name, value instanceof File ? value : asText(value))
  }
  return { payload: form }
}

const asTexts = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(Object(value)).map(([name, each]) => [name, asText(each)]))

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** Without lone surrogates, which cannot be part of a URL. */
const wellFormed = (text: string): string => text.toWellFormed()
