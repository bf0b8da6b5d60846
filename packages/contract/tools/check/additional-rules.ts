/** Changes that oasdiff does not report: authentication, steps of numbers, closed requests, types of uploaded parts. */
import type { Json, JsonObject } from '../openapi/schemas.ts'
import type { Change } from './changes.ts'

type Found = Omit<Change, 'id'>
type Side = 'request' | 'response'

export function additionalChanges(base: JsonObject, revision: JsonObject): Found[] {
  const found: Found[] = []
  const before = operationsOf(base)
  for (const [name, now] of operationsOf(revision)) {
    const then = before.get(name)
    if (!then) continue
    const add = (kind: string, breaking: boolean, text: string) => found.push({ kind, operation: name, text, breaking })
    compareSecurity(then, now, add)
    const compare = (side: Side, where: string, a: Json | undefined, b: Json | undefined) =>
      compareSchemas({ side, base, revision, add, seen: new Set() }, where, a, b)
    for (const [type, content] of Object.entries(at(then, 'requestBody', 'content'))) {
      const other = at(now, 'requestBody', 'content', type)
      compare('request', 'body', at(object(content)).schema, other.schema)
      compareEncoding(object(content), other, add)
    }
    for (const status of Object.keys(at(then, 'responses'))) {
      const schemaIn = (document: JsonObject, owner: JsonObject) =>
        at(resolve(document, at(owner, 'responses')[status]), 'content', 'application/json').schema
      compare('response', status, schemaIn(base, then), schemaIn(revision, now))
    }
    for (const parameter of list(then.parameters).map(object)) {
      const other = list(now.parameters)
        .map(object)
        .find(({ name, in: place }) => name === parameter.name && place === parameter.in)
      compare('request', `parameter ${String(parameter.name)}`, parameter.schema, other?.schema)
      // oasdiff ignores this where the parameter has a default, which a client may rely on.
      if (parameter.required === false && other?.required === true) {
        add('request-parameter-became-required', true, `the parameter ${String(parameter.name)} became required`)
      }
    }
  }
  return found
}

type Add = (kind: string, breaking: boolean, text: string) => void

/** 0 public, 1 token optional, 2 token required. */
function strictness(operation: JsonObject): number {
  const schemes = list(operation.security).map((scheme) => Object.keys(object(scheme)).length)
  if (schemes.length === 0) return 0
  return schemes.includes(0) ? 1 : 2
}

function compareSecurity(then: JsonObject, now: JsonObject, add: Add): void {
  const levels = ['public', 'optional', 'required']
  const [a, b] = [strictness(then), strictness(now)]
  if (a === b) return
  const text = `authentication changed from ${levels[a]} to ${levels[b]}`
  if (b === 2) add('security-tightened', true, text)
  else add(b > a ? 'security-optional-added' : 'security-loosened', false, text)
}

function compareEncoding(then: JsonObject, now: JsonObject, add: Add): void {
  for (const part of Object.keys(at(then, 'encoding'))) {
    const types = (owner: JsonObject) =>
      String(at(owner, 'encoding', part).contentType ?? '')
        .split(/,\s*/)
        .filter(Boolean)
    const [a, b] = [types(then), types(now)]
    if (b.length === 0) continue
    for (const type of a.filter((accepted) => !b.includes(accepted))) {
      add('request-part-type-removed', true, `the part ${part} no longer accepts ${type}`)
    }
    for (const type of b.filter((accepted) => !a.includes(accepted))) {
      add('request-part-type-added', false, `the part ${part} also accepts ${type}`)
    }
  }
}

interface Walk {
  readonly side: Side
  readonly base: JsonObject
  readonly revision: JsonObject
  readonly add: Add
  readonly seen: Set<string>
}

/** Compares two schemas recursively where they have the same shape; oasdiff reports differences of shape. */
function compareSchemas(walk: Walk, where: string, a: Json | undefined, b: Json | undefined): void {
  const [then, now] = [resolve(walk.base, a), resolve(walk.revision, b)]
  if (a === undefined || b === undefined || walk.seen.has(where)) return
  walk.seen.add(where)
  compareStep(walk, where, then.multipleOf, now.multipleOf)
  if (walk.side === 'request' && (then.additionalProperties === false) !== (now.additionalProperties === false)) {
    const closed = now.additionalProperties === false
    walk.add(
      closed ? 'request-closed' : 'request-opened',
      closed,
      `${where} now ${closed ? 'rejects' : 'accepts'} unknown keys`,
    )
  }
  for (const [key, schema] of Object.entries(at(then, 'properties'))) {
    compareSchemas(walk, `${where}/${key}`, schema, at(now, 'properties')[key])
  }
  compareSchemas(walk, `${where}/items`, then.items, now.items)
  const alternatives = list(now.anyOf)
  for (const [index, schema] of list(then.anyOf).entries()) {
    compareSchemas(walk, `${where}/${index}`, schema, alternatives[index])
  }
}

/** Requests must still accept every earlier value, and responses must not contain new ones. */
function compareStep(walk: Walk, where: string, then: Json | undefined, now: Json | undefined): void {
  if (then === now) return
  const [narrow, wide] = walk.side === 'request' ? [then, now] : [now, then]
  const within =
    wide === undefined || (typeof narrow === 'number' && typeof wide === 'number' && isMultiple(narrow, wide))
  walk.add(
    `${walk.side}-step-changed`,
    !within,
    `${where}: multiples of ${then ?? 'anything'} became multiples of ${now ?? 'anything'}`,
  )
}

const isMultiple = (value: number, of: number): boolean => Math.abs(value / of - Math.round(value / of)) < 1e-9

function operationsOf(document: JsonObject): Map<string, JsonObject> {
  const entries = Object.entries(at(document, 'paths')).flatMap(([path, item]) =>
    Object.entries(object(item)).map(([method, operation]): [string, JsonObject] => [
      `${method.toUpperCase()} ${path}`,
      object(operation),
    ]),
  )
  return new Map(entries)
}

function resolve(document: JsonObject, value: Json | undefined): JsonObject {
  const found = object(value)
  return typeof found.$ref === 'string' ? at(document, ...found.$ref.split('/').slice(1)) : found
}

const at = (value: JsonObject, ...keys: string[]): JsonObject =>
  keys.reduce((inner: JsonObject, key) => object(inner[key]), value)

const object = (value: Json | undefined): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}

const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : [])
