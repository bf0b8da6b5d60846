import { operations } from '@shop/contract'
import * as z from 'zod/mini'
import { delaySchema, operationSchema, responseHeadersSchema } from './fault-schema.ts'

const texts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/** What a request must have. Fields that are not named may have any value. */
const stubMatchSchema = z.strictObject({
  /** Parameters of the path, such as `{"id": 8}` of `catalog.product`. */
  params: z.optional(texts),
  query: z.optional(texts),
  headers: z.optional(texts),
  body: z.optional(z.json()),
})
export type StubMatch = z.infer<typeof stubMatchSchema>

const stubResponseSchema = z.strictObject({
  status: z.int().check(z.gte(200), z.lte(599)),
  /** JSON; a text is sent as it is if the headers name another content type. */
  body: z.optional(z.json()),
  headers: z.optional(responseHeadersSchema),
  delay_ms: z.optional(delaySchema),
})

/** Names of the path's parameters: a stub that names another one would never match. */
const pathParams = new Map(
  operations.map(({ name, route }) => [name, [...route.path.matchAll(/:(\w+)/g)].map(([, param]) => param)]),
)

/** A response for calls of an operation, instead of that of the mock (architecture §6). */
export const stubInputSchema = z
  .strictObject({
    operation: operationSchema,
    /** The number of calls that it responds to; without a limit if omitted. */
    times: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))),
    match: z.optional(stubMatchSchema),
    respond: stubResponseSchema,
  })
  .check(({ value, issues }) => {
    const known = pathParams.get(value.operation)
    const unknown = Object.keys(value.match?.params ?? {}).find((name) => known?.includes(name) === false)
    if (unknown === undefined) return
    const message = `The path of ${value.operation} has these parameters: ${known?.join(', ') || 'none'}.`
    issues.push({ code: 'custom', path: ['match', 'params', unknown], message, input: value })
  })
export type StubInput = z.infer<typeof stubInputSchema>

export const maxStubs = 1000

/** A stubs file, as `POST record` returns it. */
export const stubsFileSchema = z.strictObject({
  $schema: z.optional(z.string()),
  stubs: z.array(stubInputSchema).check(z.maxLength(maxStubs)),
})
export type StubsFile = z.infer<typeof stubsFileSchema>
