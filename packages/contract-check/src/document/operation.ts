/** The operations of the document: parameters, request body, security and responses of a call. */
import { AVATAR_TYPES, type Operation } from '@shop/contract'
import * as z from 'zod/mini'
import { UsageError } from '../base-document.ts'
import type { Json, JsonObject } from '../json.ts'
import { descriptionOf } from './descriptions.ts'
import { examples } from './examples.ts'
import { contentOf, errorCodesByStatus, responsesOf } from './responses.ts'
import { operationRules } from './rules.ts'
import { isSchema, jsonSchema } from './schemas.ts'

/** The name of the schema of an operation's request body, such as `CartUpdateRequest`. */
export const requestName = ({ name }: Operation): string =>
  `${name.replace(/(?:^|\.)(.)/g, (_, letter: string) => letter.toUpperCase())}Request`

/** The tag of an operation, such as `cart`. */
export const tagOf = (operation: Operation): string => operation.name.replace(/\..*/, '')

const security: Record<Operation['metadata']['auth'], Json> = {
  public: [],
  optional: [{}, { bearer: [] }],
  customer: [{ bearer: [] }],
}

/** An operation of the document. @throws UsageError when it does not declare what it needs */
export function operationObject(operation: Operation): JsonObject {
  const { route, name, metadata } = operation
  const parameters = parametersOf(operation)
  const body = requestBody(operation)
  const errorCodes = errorCodesByStatus(operation)
  const rules = operationRules[name]
  return {
    operationId: name,
    tags: [tagOf(operation)],
    summary: route.summary ?? '',
    description: route.description ?? `${route.summary}.`,
    ...(route.deprecated === true ? { deprecated: true } : {}),
    security: security[metadata.auth],
    'x-idempotent': metadata.idempotent,
    'x-error-codes': errorCodes,
    ...(rules === undefined ? {} : { 'x-rules': [...rules] }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: body }),
    responses: responsesOf(operation, errorCodes),
  }
}

function parametersOf({ name: operation, route }: Operation): JsonObject[] {
  const places = { path: route.pathParams, query: route.query, header: route.headers }
  return Object.entries(places).flatMap(([place, declared]) =>
    Object.entries(shapeOf(declared)).flatMap(([name, schema]) =>
      isSchema(schema) ? [parameterObject(operation, place, name, schema)] : [],
    ),
  )
}

/** ts-rest takes an object schema for path and query, and a record of schemas for headers. */
export const shapeOf = (declared: unknown): object =>
  declared instanceof z.core.$ZodObject ? declared._zod.def.shape : Object(declared ?? {})

function parameterObject(
  operation: string,
  place: string,
  name: string,
  schema: z.core.$ZodType,
): JsonObject {
  if (!readsText(schema))
    throw new UsageError(`The ${place} parameter ${name} of ${operation} is a text: use z.coerce.`)
  const { 'x-provenance': provenance, ...plain } = jsonSchema(schema, 'input')
  const example = examples[operation]?.parameters?.[name]
  const headerName = name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase())
  return {
    name: place === 'header' ? headerName : name,
    in: place,
    required: place === 'path' || schema._zod.optin === undefined,
    description: descriptionOf(operation, name),
    ...(provenance === undefined ? {} : { 'x-provenance': provenance }),
    schema: plain,
    ...(example === undefined ? {} : { example }),
  }
}

/** A number, or a true or false, has to be made from the text of a parameter. */
function readsText(schema: z.core.$ZodType): boolean {
  const { type, coerce, innerType } = Object(schema._zod.def)
  if (innerType !== undefined) return readsText(innerType)
  return coerce === true || (type !== 'number' && type !== 'boolean')
}

function requestBody(operation: Operation): JsonObject | undefined {
  const { route, name } = operation
  if (!('body' in route) || !isSchema(route.body)) return undefined
  const schema = { $ref: `#/components/schemas/${requestName(operation)}` }
  const encoding = { avatar: { contentType: AVATAR_TYPES.join(', ') } }
  const { contentType } = route
  const content =
    contentType === 'multipart/form-data'
      ? { [contentType]: { schema, encoding } }
      : contentOf(schema, examples[name]?.body, contentType)
  return { required: route.body._zod.optin === undefined, content }
}
