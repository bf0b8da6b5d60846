import * as z from 'zod/mini'
import { type Operation, type Provenance, provenanceOf } from '../src/index.ts'
import type { Deviation, HostResponse, Level } from './model.ts'

/** Compares a response with the contract. */
export function checkResponse({ operation, status, text, json, contentType, request }: HostResponse): Deviation[] {
  const deviation = (level: Level, message: string, path = ''): Deviation => ({
    level,
    operation: operation.name,
    status,
    path,
    message,
    request,
  })
  const schema = responseSchema(operation, status)
  if (schema === undefined) return [deviation('fail', `status ${status} is not declared`)]
  if (text === '') return [deviation('fail', 'the body is empty')]
  if (json === undefined) return [deviation('fail', `the body is not JSON: ${JSON.stringify(text.slice(0, 40))}`)]
  const deviations: Deviation[] = []
  if (!/^application\/json\b/i.test(contentType)) {
    deviations.push(deviation('fail', `the content type is ${contentType || 'missing'}, not application/json`))
  }
  const result = z.safeParse(schema, json)
  for (const issue of result.success ? [] : result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        deviations.push(deviation('warning', 'an extra key', [...issue.path, key].join('.')))
    } else {
      // The innermost field with a provenance decides; a body that is not an object fails.
      const level = provenanceAt(schema, issue.path) === 'assumed' ? 'warning' : 'fail'
      deviations.push(deviation(level, issue.message, issue.path.join('.')))
    }
  }
  return distinctByField(deviations)
}

/** The rows of a list share their deviations; the first row is reported. */
function distinctByField(deviations: readonly Deviation[]): Deviation[] {
  const byField = Map.groupBy(deviations, ({ path, message }) => `${path.replace(/\b\d+\b/g, '*')} ${message}`)
  return [...byField.values()].flatMap(([first]) => first ?? [])
}

/** The schema of a declared status. */
export function responseSchema(operation: Operation, status: number): z.core.$ZodType | undefined {
  const declared = Object.entries(operation.route.responses).find(([key]) => key === String(status))?.[1]
  return declared instanceof z.core.$ZodType ? declared : undefined
}

/** The provenance of the innermost field on a path. */
function provenanceAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): Provenance | undefined {
  let found = provenanceOf(schema)
  let at: z.core.$ZodType | undefined = schema
  for (const key of path) {
    at = at && inner(at, key)
    found = (at && provenanceOf(at)) ?? found
  }
  return found
}

function inner(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault
  ) {
    return inner(schema._zod.def.innerType, key)
  }
  if (schema instanceof z.core.$ZodObject) return schema._zod.def.shape[String(key)]
  if (schema instanceof z.core.$ZodArray) return schema._zod.def.element
  if (schema instanceof z.core.$ZodRecord) return schema._zod.def.valueType
  return undefined
}
