/**
 * Object schemas with the provenance of each field: `shown` fields are part of the requirements, `assumed` fields are
 * decisions where the requirements are silent. A host that differs fails `pnpm conform` for the first and gets a warning
 * for the second. OpenAPI has it as `x-provenance`.
 */
import * as z from 'zod/mini'

export type Provenance = 'shown' | 'assumed'

declare module 'zod/v4/core' {
  interface GlobalMeta {
    'x-provenance'?: Provenance
  }
}

type Shape = Record<string, z.core.$ZodType>

function withProvenance<S extends Shape>(shape: S, provenance: Provenance): S {
  const entries = Object.entries(shape).map(([name, schema]) => {
    // A clone, because a schema may be shown in one object and assumed in another.
    const clone = z.clone(schema)
    z.globalRegistry.add(clone, { 'x-provenance': provenance })
    return [name, clone]
  })
  return Object.fromEntries(entries) as S
}

/** A strict object: unknown keys are errors. */
export function fields<S extends Shape>(groups: { shown: S }): z.ZodMiniObject<S, z.core.$strict>
export function fields<A extends Shape>(groups: { assumed: A }): z.ZodMiniObject<A, z.core.$strict>
export function fields<S extends Shape, A extends Shape>(groups: {
  shown: S
  assumed: A
}): z.ZodMiniObject<S & A, z.core.$strict>
export function fields(groups: { shown?: Shape; assumed?: Shape }) {
  return z.strictObject({
    ...withProvenance(groups.shown ?? {}, 'shown'),
    ...withProvenance(groups.assumed ?? {}, 'assumed'),
  })
}

export function provenanceOf(schema: z.core.$ZodType): Provenance | undefined {
  return z.globalRegistry.get(schema)?.['x-provenance']
}

/**
 * Parses a value that may come from another host. Unknown keys are dropped; returns undefined for an invalid value.
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
