/**
 * Objects of the contract. Each field says where it comes from: `shown` fields stand in the spec,
 * `assumed` ones are what we settled because the spec leaves them open. The conformance suite fails a host
 * for the first and only learns from the second; OpenAPI carries it as `x-provenance`.
 */
import * as z from 'zod/mini'

export type Provenance = 'shown' | 'assumed'

declare module 'zod/v4/core' {
  interface GlobalMeta {
    'x-provenance'?: Provenance
  }
}

type Shape = Record<string, z.core.$ZodType>

function mark<S extends Shape>(shape: S, provenance: Provenance): S {
  const marked = Object.entries(shape).map(([name, schema]) => {
    // A copy, because one schema may be shown in one place and assumed in another.
    const copy = z.clone(schema)
    z.globalRegistry.add(copy, { 'x-provenance': provenance })
    return [name, copy]
  })
  return Object.fromEntries(marked) as S
}

/** A strict object: a key that is not declared is an error. */
export function fields<S extends Shape>(groups: { shown: S }): z.ZodMiniObject<S, z.core.$strict>
export function fields<A extends Shape>(groups: { assumed: A }): z.ZodMiniObject<A, z.core.$strict>
export function fields<S extends Shape, A extends Shape>(groups: {
  shown: S
  assumed: A
}): z.ZodMiniObject<S & A, z.core.$strict>
export function fields(groups: { shown?: Shape; assumed?: Shape }) {
  return z.strictObject({
    ...mark(groups.shown ?? {}, 'shown'),
    ...mark(groups.assumed ?? {}, 'assumed'),
  })
}

/** Whether the spec shows a field, from its schema. */
export function provenanceOf(schema: z.core.$ZodType): Provenance | undefined {
  return z.globalRegistry.get(schema)?.['x-provenance']
}

/**
 * Parses a value that a host other than ours may have written: keys beyond the declared ones are
 * tolerated, everything else must fit. Answers undefined for a value that does not.
 */
export function parseTolerant<T extends z.core.$ZodType>(schema: T, value: unknown): z.core.output<T> | undefined {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const onlyExtraKeys = result.error.issues.every((issue) => issue.code === 'unrecognized_keys')
  return onlyExtraKeys ? z.safeParse(schema, withoutExtraKeys(value, result.error.issues)).data : undefined
}

function withoutExtraKeys(value: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const copy: unknown = structuredClone(value)
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue
    const owner = issue.path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[String(key)] : undefined), copy)
    if (isRecord(owner)) for (const key of issue.keys) delete owner[key]
  }
  return copy
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
