import { errorBodySchema } from '@shop/contract'
import type { AppRoute } from '@ts-rest/core'
import * as z from 'zod/mini'
import { parseJson } from '../../shared/parse-json.ts'
import type { HostStyle } from './host-styles.ts'
import { toPhpValues } from './to-php-values.ts'
import { withoutAssumedFields } from './without-assumed-fields.ts'
import { inEnvelope, withoutWrapper } from './wrappers.ts'

/** Converts a valid body, by its schema. */
type Conversion = (schema: z.core.$ZodType, body: unknown) => unknown

const conversions: Readonly<Record<HostStyle, readonly Conversion[]>> = {
  full: [],
  sparse: [withoutAssumedFields, toPhpValues],
  plain: [withoutWrapper],
  wrapped: [inEnvelope],
  least: [withoutAssumedFields],
}

/**
 * Converts a response of the contract into that of a host with another style. A response that is
 * not JSON, or not declared, stays as it is.
 */
export function inHostStyle(style: HostStyle, route: AppRoute, status: number, body: string) {
  const isSuccess = status < 400
  const schema = isSuccess ? route.responses[status] : errorBodySchema
  const value = parseJson(body)
  if (!(schema instanceof z.core.$ZodType) || value === undefined) return { status, body }
  const converted = conversions[style].reduce<unknown>(
    (part, convert) => convert(schema, part),
    value,
  )
  // Many hosts do not send 201.
  const sent = style === 'sparse' && isSuccess ? 200 : status
  return { status: sent, body: JSON.stringify(converted) }
}
