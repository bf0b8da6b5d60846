import { contentKeyOf, errorBodySchema, isRecord, provenanceOf } from '@shop/contract'
import * as z from 'zod/mini'

/** Whether the requirements show where a body has its content: its key, or else all keys. */
function isPlaceShown(schema: z.core.$ZodType): boolean {
  if (!(schema instanceof z.core.$ZodObject)) return false
  const { shape } = schema._zod.def
  const key = contentKeyOf(schema)
  const fields = key === undefined ? Object.values(shape) : [shape[key]]
  return fields.every((field) => field && provenanceOf(field) === 'shown')
}

/**
 * The content itself, where the requirements do not show its key: a list for `{ data: list }`.
 * Fields that the contract has next to an object, such as `message`, stay next to its fields.
 */
export function withoutWrapper(schema: z.core.$ZodType, body: unknown): unknown {
  const key = contentKeyOf(schema)
  if (key === undefined || isPlaceShown(schema) || !isRecord(body)) return body
  const { [key]: content, ...besides } = body
  return Array.isArray(content) ? content : { ...besides, ...Object(content) }
}

/** The envelope of a framework. Keys that the requirements show stay at the top. */
export function inEnvelope(schema: z.core.$ZodType, body: unknown): unknown {
  if (!isRecord(body)) return body
  if (schema === errorBodySchema) return { success: false, ...body }
  if (isPlaceShown(schema)) return { success: true, ...body }
  const { message = 'OK', ...data } = body
  return { success: true, message, data }
}
