/**
 * Object schemas with the provenance of each field. OpenAPI has it as `x-provenance`; `pnpm
 * conform` warns of a different `assumed` field and fails for the others; the web app copes without
 * `assumed` fields (`host/tolerant.ts`).
 */
import * as z from 'zod/mini'

/**
 * `shown`: part of the requirements. `needed`: the requirements are silent, and the shop cannot
 * work without it. `assumed`: a decision where the requirements are silent; the shop has a defined
 * behaviour without it.
 */
export type Provenance = 'shown' | 'needed' | 'assumed'

declare module 'zod/v4/core' {
  interface GlobalMeta {
    'x-provenance'?: Provenance
    /** Why the shop cannot work without a `needed` field. */
    'x-needed-for'?: string
  }
}

type Shape = Record<string, z.core.$ZodType>
type NoShape = Record<never, never>

/** A `needed` field: no field is needed without a reason. */
export interface Needed<S extends z.core.$ZodType = z.core.$ZodType> {
  readonly reason: string
  readonly schema: S
}

export const neededFor = <S extends z.core.$ZodType>(reason: string, schema: S): Needed<S> => ({
  reason,
  schema,
})

type NeededShape = Record<string, Needed>
type SchemasOf<N extends NeededShape> = { [K in keyof N]: N[K]['schema'] }

declare const assumedKeys: unique symbol

/** A strict object whose keys `A` are assumed; the second part exists only in types. */
export type Fields<S extends Shape, A extends PropertyKey> = z.ZodMiniObject<S, z.core.$strict> & {
  readonly [assumedKeys]: A
}

/** The assumed keys of an object schema made by `fields`; never for other schemas. */
export type AssumedKeys<T> = T extends { readonly [assumedKeys]: infer A } ? A : never

type Merged<S, N extends NeededShape, A> = {
  [K in keyof (S & SchemasOf<N> & A)]: (S & SchemasOf<N> & A)[K] extends z.core.$ZodType
    ? (S & SchemasOf<N> & A)[K]
    : never
}

function withMetadata(schema: z.core.$ZodType, metadata: z.core.GlobalMeta): z.core.$ZodType {
  // Clone it, because a schema may be shown in one object and assumed in a different one.
  const clone = z.clone(schema)
  z.globalRegistry.add(clone, metadata)
  return clone
}

/** A strict object: unknown keys are errors. */
export function fields<
  S extends Shape = NoShape,
  N extends NeededShape = NoShape,
  A extends Shape = NoShape,
>(groups: { shown?: S; needed?: N; assumed?: A }): Fields<Merged<S, N, A>, keyof A>
export function fields(groups: {
  shown?: Shape
  needed?: NeededShape
  assumed?: Shape
}): z.ZodMiniObject {
  const group = <T>(members: Record<string, T>, convert: (member: T) => z.core.$ZodType) =>
    Object.fromEntries(Object.entries(members).map(([name, member]) => [name, convert(member)]))
  return z.strictObject({
    ...group(groups.shown ?? {}, (schema) => withMetadata(schema, { 'x-provenance': 'shown' })),
    ...group(groups.needed ?? {}, ({ schema, reason }) =>
      withMetadata(schema, { 'x-provenance': 'needed', 'x-needed-for': reason }),
    ),
    ...group(groups.assumed ?? {}, (schema) => withMetadata(schema, { 'x-provenance': 'assumed' })),
  })
}

export function provenanceOf(schema: z.core.$ZodType): Provenance | undefined {
  return z.globalRegistry.get(schema)?.['x-provenance']
}
