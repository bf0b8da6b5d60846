/** Edits of an OpenAPI document for planted changes. */
import { isDeepStrictEqual } from 'node:util'
import type { Json, JsonObject } from '../../src/json.ts'

/** Changes the revision; `base` is a copy of the document before the change. */
export type Edit = (revision: JsonObject, base: JsonObject) => void

/** Edits by the kind that the check must report, and by title. */
export type PlantedChanges = Readonly<Record<string, Readonly<Record<string, Edit>>>>

function object(value: Json | undefined): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('not an object')
  return value
}

export function list(value: Json | undefined): Json[] {
  if (!Array.isArray(value)) throw new Error('not a list')
  return value
}

export const within = (owner: JsonObject, ...keys: string[]): JsonObject =>
  keys.reduce((inner: JsonObject, key) => object(inner[key]), owner)

const property = (schema: JsonObject, names: readonly string[]): JsonObject =>
  names.reduce((inner: JsonObject, name) => within(inner, 'properties', name), schema)

const contentOf = (owner: JsonObject): JsonObject =>
  object(Object.values(within(owner, 'content'))[0])

/**
 * The object at a place: `Order.items` in a shared schema, `Error422`, `POST /cart` for an
 * operation, and its parts `POST /cart body.type`, `POST /cart 200.cart`, `GET /order/list ?status`
 * (also for headers and in paths). Empty for the document.
 */
export function at(document: JsonObject, place: string): JsonObject {
  if (place === '') return document
  const [method = '', path, part = ''] = place.split(' ')
  const [name = '', ...names] = (path === undefined ? place : part).split('.')
  if (path === undefined) {
    const kind = /^Error\d/.test(name) ? 'responses' : 'schemas'
    return property(within(document, 'components', kind, name), names)
  }
  const operation = within(document, 'paths', `/api/v1${path}`, method.toLowerCase())
  if (part === '') return operation
  if (part.startsWith('?')) {
    return object(
      list(operation.parameters).find((parameter) => object(parameter).name === part.slice(1)),
    )
  }
  const owner =
    name === 'body' ? within(operation, 'requestBody') : within(operation, 'responses', name)
  const { schema } = contentOf(owner)
  const [, named] = /schemas\/(\w+)$/.exec(String(object(schema).$ref)) ?? []
  return property(
    named === undefined ? object(schema) : within(document, 'components', 'schemas', named),
    names,
  )
}

/** Sets keys of an object, at a path in it; those of a parameter are set in its schema. */
export const set =
  (place: string, keys: JsonObject, ...path: string[]): Edit =>
  (document) => {
    const target = at(document, place)
    Object.assign(
      place.includes(' ?') ? object(target.schema) : within(target, ...path),
      structuredClone(keys),
    )
  }

export const remove =
  (place: string, ...keys: string[]): Edit =>
  (document) => {
    const owner = within(at(document, place), ...keys.slice(0, -1))
    if (!delete owner[existing(owner, keys.at(-1) ?? '')]) throw new Error('not removed')
  }

export const rename =
  (place: string, ...[from, to, ...keys]: [from: string, to: string, ...keys: string[]]): Edit =>
  (document) => {
    const owner = within(at(document, place), ...keys)
    owner[to] = owner[existing(owner, from)] ?? null
    delete owner[from]
  }

const existing = (owner: JsonObject, key: string): string => {
  if (owner[key] === undefined) throw new Error(`no ${key}`)
  return key
}

/** Adds a member to a list. */
export const add =
  (place: string, key: string, value: Json): Edit =>
  (document) => {
    list(at(document, place)[key]).push(structuredClone(value))
  }

/** Removes a member from a list. */
export const drop =
  (place: string, key: string, value: Json): Edit =>
  (document) => {
    const members = list(at(document, place)[key])
    const index = members.findIndex((member) => isDeepStrictEqual(member, value))
    if (index === -1) throw new Error(`no ${JSON.stringify(value)}`)
    members.splice(index, 1)
  }

export const all =
  (...edits: Edit[]): Edit =>
  (revision, base) => {
    for (const edit of edits) edit(revision, base)
  }

/** The reverse of a change: the base has it, and the revision does not. */
export const undo =
  (edit: Edit): Edit =>
  (revision, base) =>
    edit(base, revision)
