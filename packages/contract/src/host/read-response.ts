import * as z from 'zod/mini'
import { isRecord, toNumber } from '../shared/host-value.ts'
import { type Tolerant, tolerantForm } from './tolerant.ts'

/**
 * Where a host has what the contract declares. `declared`: as in the contract. `bare`: the content
 * itself. `wrapped`: in the `data` of an envelope. `wrapped bare`: the content itself is that
 * `data`.
 */
export type BodyForm = 'declared' | 'bare' | 'wrapped' | 'wrapped bare'

/** The body of a response, arranged as the contract declares it. Its values are the host's. */
interface ArrangedBody {
  readonly form: BodyForm
  readonly value: unknown
}

export type ResponseReading =
  | { readonly kind: 'read'; readonly body: unknown; readonly arranged: ArrangedBody }
  /** A refusal that the host sends as a success. */
  | { readonly kind: 'refused'; readonly status: number }
  /** `path`: the first place that has no known form, such as `cart.items`; `body` for the whole. */
  | { readonly kind: 'not understood'; readonly path: string; readonly arranged: ArrangedBody }

/** The keys under which responses of the contract have their content. */
const contentKeys = ['data', 'user'] as const

const declaredFields = (schema: z.core.$ZodType): Readonly<Record<string, unknown>> =>
  schema instanceof z.core.$ZodObject ? schema._zod.def.shape : {}

/** The key of a response's content; undefined where the fields of the body are the content. */
export function contentKeyOf(schema: z.core.$ZodType): 'data' | 'user' | undefined {
  return contentKeys.find((key) => key in declaredFields(schema))
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && !Array.isArray(value)

/** The fields of the envelope and those of its `data`, as one body. */
function withoutEnvelope(body: unknown): Record<string, unknown> | undefined {
  if (!isFields(body) || !isFields(body['data'])) return undefined
  const { data, ...envelope } = body
  return { ...envelope, ...body['data'] }
}

const isEmptyObject = (body: unknown): boolean => isFields(body) && Object.keys(body).length === 0

/**
 * Puts the content under its key, where the body has no such key and is the content itself. Fields
 * that the contract has next to the content stay there, such as `authorisation` next to `user`.
 */
function withContentKey(
  schema: z.core.$ZodType,
  body: unknown,
): { isBare: boolean; value: unknown } {
  const key = contentKeyOf(schema)
  const isBare = key !== undefined && !(isFields(body) && key in body) && !isEmptyObject(body)
  if (!isBare) return { isBare, value: body }
  if (!isFields(body)) return { isBare, value: { [key]: body } }
  const declared = declaredFields(schema)
  const isNextToContent = (name: string) => name in declared
  const fields = Object.entries(body)
  const content = Object.fromEntries(fields.filter(([name]) => !isNextToContent(name)))
  const besides = Object.fromEntries(fields.filter(([name]) => isNextToContent(name)))
  return { isBare, value: { ...besides, [key]: content } }
}

function arrangementsOf(schema: z.core.$ZodType, body: unknown): [ArrangedBody, ...ArrangedBody[]] {
  const outer = withContentKey(schema, body)
  const first: ArrangedBody = { form: outer.isBare ? 'bare' : 'declared', value: outer.value }
  const unwrapped = withoutEnvelope(body)
  if (unwrapped === undefined) return [first]
  const inner = withContentKey(schema, unwrapped)
  return [first, { form: inner.isBare ? 'wrapped bare' : 'wrapped', value: inner.value }]
}

/** Whether `whole` has everything that `part` has, at any depth. */
function includesAll(whole: unknown, part: unknown): boolean {
  // The reading of an invalid assumed field is undefined.
  if (part === undefined || Object.is(whole, part)) return true
  if (!isRecord(whole) || !isRecord(part)) return false
  if (Array.isArray(whole) !== Array.isArray(part)) return false
  if (Array.isArray(part) && Object.keys(whole).length !== part.length) return false
  return Object.entries(part).every(([name, value]) => includesAll(whole[name], value))
}

/**
 * Reads the body of a success of any host (architecture §4.9), by the schema of its operation.
 *
 * The requirements show the wrappers of some responses and leave the others open, so hosts differ:
 *
 * 1. A body may be in an envelope, `{ success, message, data: body }`. The fields of `data` then
 *    count as fields of the body.
 * 2. Where the contract has the content under a key (`data`, or the `user` of a session) and the
 *    body has no such key, the body is the content itself: a list for `{ data: list }`.
 *
 * A body that has a meaning both in and without an envelope is read only if one of the two has
 * everything that the other has. Nothing else is guessed.
 *
 * @param schema that of the operation's success; values are read by its tolerant form
 * @param received the parsed JSON; `''` or undefined for a response without a body
 */
export function readResponse(schema: z.core.$ZodType, received: unknown): ResponseReading {
  const status = refusalStatus(schema, received)
  if (status !== undefined) return { kind: 'refused', status }
  const body = received === '' || received === undefined ? {} : received
  const tolerant = tolerantForm(schema)
  const attempts = arrangementsOf(schema, body).map((arranged) => {
    const { data, error } = z.safeParse(tolerant, arranged.value)
    return { arranged, body: data, issuePath: error?.issues[0]?.path }
  })
  const readable = attempts.filter(({ issuePath }) => issuePath === undefined)
  const fullest = readable.find((attempt) =>
    readable.every((other) => includesAll(attempt.body, other.body)),
  )
  if (fullest) return { kind: 'read', body: fullest.body, arranged: fullest.arranged }

  const [first, second] = attempts
  // The attempt that got further names the place.
  const isSecondFurther = (second?.issuePath?.length ?? 0) > (first?.issuePath?.length ?? 0)
  const closest = isSecondFurther ? second : first
  const arranged = closest?.arranged ?? { form: 'declared', value: body }
  return { kind: 'not understood', path: closest?.issuePath?.join('.') || 'body', arranged }
}

/** The body of a success of any host; undefined where it refuses the call or is not understood. */
export function parseBody<T extends z.core.$ZodType>(
  schema: T,
  received: unknown,
): Tolerant<T> | undefined
export function parseBody(schema: z.core.$ZodType, received: unknown): unknown {
  const reading = readResponse(schema, received)
  return reading.kind === 'read' ? reading.body : undefined
}

/** For a refusal whose body has no HTTP status, such as `{ "status": false }`. */
const UNPROCESSABLE = 422

/**
 * The status of a refusal that a host sends as a success (requirements §3, §8): its body has an
 * error status or `"success": false`. Operations whose contract has a status succeed with 200
 * alone.
 */
export function refusalStatus(schema: z.core.$ZodType, body: unknown): number | undefined {
  if (!isRecord(body)) return undefined
  const status = toNumber(body['status'])
  if (typeof status === 'number' && status >= 300 && status < 600) return status
  if (body['success'] === false) return UNPROCESSABLE
  const hasStatus = 'status' in declaredFields(schema)
  return hasStatus && status !== undefined && status !== 200 ? UNPROCESSABLE : undefined
}
