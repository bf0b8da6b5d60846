/** Access to parts of an OpenAPI document for planted changes. */
import type { Json, JsonObject } from '../../tools/openapi/schemas.ts'

/** Changes the revision; `base` is a copy of the document before the change. */
export type Edit = (revision: JsonObject, base: JsonObject) => void

/** Changes by title, with the kind that the check must report. */
export type PlantedChanges = Readonly<Record<string, readonly [kind: string, edit: Edit]>>

export function object(value: Json | undefined): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('not an object')
  return value
}

export function list(value: Json | undefined): Json[] {
  if (!Array.isArray(value)) throw new Error('not a list')
  return value
}

/** The object at a path of a document. */
export const at = (document: JsonObject, ...keys: string[]): JsonObject =>
  keys.reduce((inner: JsonObject, key) => object(inner[key]), document)

export function drop(from: Json | undefined, value: Json): void {
  const values = list(from)
  const index = values.indexOf(value)
  if (index === -1) throw new Error(`no ${JSON.stringify(value)}`)
  values.splice(index, 1)
}

export function rename(owner: JsonObject, from: string, to: string): void {
  if (owner[from] === undefined) throw new Error(`no ${from}`)
  owner[to] = owner[from]
  delete owner[from]
}

export const operation = (document: JsonObject, method: string, path: string): JsonObject =>
  at(document, 'paths', `/api/v1${path}`, method)

export const body = (document: JsonObject, method: string, path: string, type = 'application/json'): JsonObject =>
  at(operation(document, method, path), 'requestBody', 'content', type, 'schema')

export const field = (document: JsonObject, method: string, path: string, name: string): JsonObject =>
  at(body(document, method, path), 'properties', name)

export const schema = (document: JsonObject, name: string): JsonObject => at(document, 'components', 'schemas', name)

export const property = (document: JsonObject, name: string, key: string): JsonObject =>
  at(schema(document, name), 'properties', key)

export const responses = (document: JsonObject, method: string, path: string): JsonObject =>
  at(operation(document, method, path), 'responses')

export const response = (document: JsonObject, method: string, path: string, status = '200'): JsonObject =>
  at(responses(document, method, path), status, 'content', 'application/json', 'schema')

export const errorResponse = (document: JsonObject, status: number): JsonObject =>
  at(document, 'components', 'responses', `Error${status}`)

export const rule = (document: JsonObject, name: string): JsonObject => at(document, 'components', 'x-rules', name)

export function parameter(document: JsonObject, path: string, name: string, method = 'get'): JsonObject {
  const found = list(operation(document, method, path).parameters)
    .map(object)
    .find((candidate) => candidate.name === name)
  return object(found)
}

export function removeParameter(document: JsonObject, path: string, name: string, method = 'get'): void {
  const parameters = list(operation(document, method, path).parameters)
  parameters.splice(parameters.indexOf(parameter(document, path, name, method)), 1)
}

export const upload = (document: JsonObject): JsonObject =>
  at(operation(document, 'post', '/profile/update/avatar'), 'requestBody', 'content', 'multipart/form-data')
