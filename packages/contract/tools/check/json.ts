import type { Json, JsonObject } from '../openapi/schemas.ts'

export const object = (value: Json | undefined): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}

export const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : [])

export const strings = (value: Json | undefined): string[] => list(value).filter((item) => typeof item === 'string')

export const at = (value: JsonObject, ...keys: string[]): JsonObject =>
  keys.reduce((inner: JsonObject, key) => object(inner[key]), value)

/** Equality of JSON values; the order of keys has no meaning. */
export function same(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object') return false
  return canonical(a) === canonical(b)
}

function canonical(value: Json | undefined): string {
  return (
    JSON.stringify(value, (_key, inner: Json) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ) ?? ''
  )
}

/** A value of a document with its place. */
export interface Node {
  readonly document: JsonObject
  /** The keys from the root of the document; for the target of a reference, those of the target. */
  readonly path: readonly string[]
  readonly value: Json | undefined
}

export const child = ({ document, path, value }: Node, ...keys: string[]): Node => {
  const parent = at(object(value), ...keys.slice(0, -1))
  return { document, path: [...path, ...keys], value: parent[keys.at(-1) ?? ''] }
}

const keysOf = (reference: string): string[] =>
  reference
    .replace(/^#\//, '')
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))

/** The target of a reference without siblings, or the node itself. */
export function resolved(node: Node): Node {
  const { $ref } = object(node.value)
  if (typeof $ref !== 'string') return node
  const path = keysOf($ref)
  const { document } = node
  return resolved({ document, path, value: at(document, ...path.slice(0, -1))[path.at(-1) ?? ''] })
}

/** The line (from 1) of a value in `JSON.stringify(document, null, 2)`; that of the nearest parent for a missing value. */
export function lineOf(document: Json, path: readonly string[]): number {
  const [key, ...rest] = path
  if (key === undefined || typeof document !== 'object' || document === null) return 1
  let line = 2
  for (const [name, value] of Object.entries(document)) {
    if (name === key) return line - 1 + lineOf(value, rest)
    line += lines(value)
  }
  return 1
}

function lines(value: Json): number {
  if (typeof value !== 'object' || value === null) return 1
  const inner = Object.values(value)
  return inner.length === 0 ? 1 : 2 + inner.reduce((sum: number, item) => sum + lines(item), 0)
}
