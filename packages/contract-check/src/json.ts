/** JSON values, and their places in an OpenAPI document. */
import { isDeepStrictEqual } from 'node:util'

export type Json = string | number | boolean | null | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json
}

export const object = (value: Json | undefined): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}

export const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : [])

export const strings = (value: Json | undefined): string[] =>
  list(value).filter((item) => typeof item === 'string')

/** Equality of JSON values; the order of keys has no meaning. */
export const same = (a: Json | undefined, b: Json | undefined): boolean => isDeepStrictEqual(a, b)

/** A value of a document with its place. */
export interface Node {
  readonly document: JsonObject
  /** The keys from the root of the document to the value. */
  readonly path: readonly string[]
  readonly value: Json | undefined
}

export const child = ({ document, path, value }: Node, ...keys: string[]): Node => ({
  document,
  path: [...path, ...keys],
  value: keys.reduce(
    (inner: Json | undefined, key) =>
      Array.isArray(inner) ? inner[Number(key)] : object(inner)[key],
    value,
  ),
})

export const nodeAt = (document: JsonObject, ...path: string[]): Node =>
  child({ document, path: [], value: document }, ...path)

/** The target of a reference, or the node itself. */
export function resolved(node: Node): Node {
  const { $ref } = object(node.value)
  return typeof $ref === 'string'
    ? resolved(nodeAt(node.document, ...$ref.split('/').slice(1)))
    : node
}

/** The name of a schema or response that several operations may share. */
export const sharedName = ({ path: [root, kind, name, ...more] }: Node): string | undefined =>
  root === 'components' && (kind === 'schemas' || kind === 'responses') && more.length === 0
    ? name
    : undefined
