/** JSON Schema (2020-12, the dialect of OpenAPI 3.1) from the contract's zod schemas. */
import { parseTolerant, provenanceOf } from '@shop/contract'
import * as z from 'zod/mini'
import { UsageError } from '../base-document.ts'
import type { JsonObject } from '../json.ts'

/** Whether a value of the contract is a schema of zod. */
export const isSchema = (value: unknown): value is z.core.$ZodType =>
  value instanceof z.core.$ZodType

/** Requests are `input`, where a field with a default may be left out. */
type Side = 'input' | 'output'

/**
 * The JSON Schema of one zod schema. Schemas with an `id` in zod's registry, also this one itself,
 * become references.
 */
export function jsonSchema(schema: z.core.$ZodType, side: Side): JsonObject {
  const { $schema, $defs, ...result } = z.toJSONSchema(schema, options(side))
  return plainJson(result)
}

/**
 * `components.schemas`: every schema with an `id`, as it is in responses, or in requests if no
 * response has it.
 */
export function componentSchemas(responses: readonly z.core.$ZodType[]): JsonObject {
  const named = (side: Side) =>
    z.toJSONSchema(z.globalRegistry, { ...options(side), uri: (id) => `#/$defs/${id}` }).schemas
  const ids = responses.flatMap((schema) =>
    Object.keys(z.toJSONSchema(schema, options('output')).$defs ?? {}),
  )
  const ofResponses = Object.entries(named('output')).filter(([id]) => ids.includes(id))
  const schemas = { ...named('input'), ...Object.fromEntries(ofResponses) }
  const entries = Object.entries(schemas).map(
    ([id, { $schema, $id, ...schema }]) => [id, plainJson(schema)] as const,
  )
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function plainJson(value: object): JsonObject {
  const text = JSON.stringify(value).replaceAll('#/$defs/', '#/components/schemas/')
  // Most validators of other languages know no classes of Unicode.
  return JSON.parse(text.replaceAll('\\\\P{Cc}', '[^\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f]'))
}

const options = (side: Side): z.core.ToJSONSchemaParams => ({
  io: side,
  unrepresentable: 'any',
  override: ({ jsonSchema: draft, zodSchema }) => {
    refuseUnsupported(zodSchema)
    if (side === 'output') simplifyResponse(draft, zodSchema)
    else if (isTrimmed(zodSchema)) draft['x-trimmed'] = true
    simplifyInteger(draft)
    simplifyNullable(draft)
  },
})

/** Types without a JSON Schema, which zod would write as "any value". */
const unsupportedTypes = ['bigint', 'custom', 'date', 'map', 'nan', 'set', 'symbol']

/**
 * Refuses what JSON Schema cannot say: a change of it would go unseen.
 * @throws UsageError with what to write instead
 */
function refuseUnsupported(schema: z.core.$ZodType): void {
  const { type, out, checks } = Object(schema._zod.def)
  const { 'x-rules': rules } = z.globalRegistry.get(schema) ?? {}
  if (unsupportedTypes.includes(type)) throw new UsageError(`JSON Schema has no z.${type}().`)
  if (out?._zod.def.type === 'boolean') throw new UsageError('Write z.stringbool() as an enum.')
  const parts: readonly (z.core.$ZodType | z.core.$ZodCheck)[] = [schema, ...(checks ?? [])]
  for (const { _zod } of parts) {
    refusePattern(_zod.def)
    if (Object(_zod.def).check === 'custom' && rules === undefined)
      throw new UsageError('Register the schema of a refinement with x-rules (rules.ts).')
  }
}

/** @throws UsageError for a pattern that is not, or not wholly, written into the document */
function refusePattern(definition: object): void {
  const { pattern, protocol } = Object(definition)
  const [flag] = pattern?.flags.replace('u', '') ?? []
  if (flag) throw new UsageError(`Write ${pattern} without the flag ${flag}.`)
  if (protocol) throw new UsageError('Write the protocol of z.url() as a pattern.')
}

function simplifyResponse(draft: z.core.JSONSchema.BaseSchema, schema: z.core.$ZodType): void {
  // Clients must tolerate unknown keys.
  if (draft.additionalProperties === false) delete draft.additionalProperties
  const fields = Object(draft.properties)
  // A host may leave out assumed fields.
  if (draft.$ref) delete draft.required
  draft.required &&= draft.required.filter((name) => fields[name]?.['x-provenance'] !== 'assumed')
  const read = typesRead(schema)
  if (read.length > 0) draft['x-reads'] = read
}

const undeclaredValues = { null: null, string: 'an undeclared value' }

/**
 * The types of which the shop reads undeclared values, and `{}` for an object of texts, where it
 * reads a missing one as empty.
 */
function typesRead(schema: z.core.$ZodType): string[] {
  if (!z.globalRegistry.has(schema) || provenanceOf(schema) === 'assumed') return []
  const empty = schema instanceof z.core.$ZodObject ? { '{}': {} } : {}
  const isRead = (value: unknown) =>
    !z.safeParse(schema, value).success && parseTolerant(schema, value) !== undefined
  return Object.entries({ ...undeclaredValues, ...empty }).flatMap(([type, value]) =>
    isRead(value) ? type : [],
  )
}

/** Whether surrounding blanks are removed before validation. */
function isTrimmed(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.core.$ZodNullable) return isTrimmed(schema._zod.def.innerType)
  const [first] = schema._zod.def.checks ?? []
  return first instanceof z.core.$ZodCheckOverwrite && first._zod.def.tx(' a ') === 'a'
}

/** Omits the bounds that every safe integer has, and writes "over 4" as "at least 5". */
function simplifyInteger(draft: z.core.JSONSchema.BaseSchema): void {
  if (draft.type !== 'integer') return
  if (draft.maximum === Number.MAX_SAFE_INTEGER) delete draft.maximum
  if (draft.minimum === Number.MIN_SAFE_INTEGER) delete draft.minimum
  if (typeof draft.exclusiveMinimum === 'number') {
    draft.minimum = draft.exclusiveMinimum + 1
    delete draft.exclusiveMinimum
  }
}

/**
 * Writes "a string with a pattern, or null" as one type list, which tools render and compare better
 * than `anyOf`.
 */
function simplifyNullable(draft: z.core.JSONSchema.BaseSchema): void {
  const [value, none, ...more] = draft.anyOf ?? []
  if (!value || none?.type !== 'null' || more.length > 0 || typeof value.type !== 'string') return
  if (value.$ref !== undefined || value.enum !== undefined || value.const !== undefined) return
  // Its own draft may be changed later than this one.
  simplifyInteger(value)
  const { type, ...rest } = value
  delete draft.anyOf
  Object.assign(draft, { type: [type, 'null'], ...rest })
}
