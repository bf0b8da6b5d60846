/** Holds one answer to the contract. */
import * as z from 'zod/mini'
import { type Operation, type Provenance, provenanceOf } from '../src/index.ts'
import type { Deviation, Level, Observation } from './model.ts'

export function judge(observation: Observation): Deviation[] {
  const { operation, status, text } = observation
  const say = (level: Level, message: string, path = ''): Deviation => ({
    level,
    operation: operation.name,
    status,
    path,
    message,
    request: observation.request,
  })
  const schema = responseSchema(operation, status)
  if (schema === undefined) return [say('fail', `status ${status} is not declared`)]
  if (text === '') return [say('fail', 'the body is empty')]
  if (observation.json === undefined) return [say('fail', `the body is not JSON: ${start(text)}`)]
  const deviations: Deviation[] = []
  if (!/^application\/json\b/i.test(observation.contentType)) {
    deviations.push(say('fail', `the content type is ${observation.contentType || 'missing'}, not application/json`))
  }
  const result = z.safeParse(schema, observation.json)
  for (const issue of result.success ? [] : result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) deviations.push(say('learn', 'an extra key', [...issue.path, key].join('.')))
    } else {
      // The nearest field of known provenance decides; a body that is no object at all breaks what is settled.
      const level = provenanceAt(schema, issue.path) === 'assumed' ? 'learn' : 'fail'
      deviations.push(say(level, issue.message, issue.path.join('.')))
    }
  }
  // A list repeats its rows' mistakes: one is enough, with the number of the first row.
  const once = new Map(
    deviations.map((one) => [`${one.path.replace(/\b\d+\b/g, '*')} ${one.message}`, one] as const).reverse(),
  )
  return [...once.values()].reverse()
}

/** The schema of a declared status. */
export function responseSchema(operation: Operation, status: number): z.core.$ZodType | undefined {
  const declared = Object.entries(operation.route.responses).find(([key]) => key === String(status))?.[1]
  return declared instanceof z.core.$ZodType ? declared : undefined
}

/** The provenance of the innermost field on the way to a value. */
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

const start = (text: string): string => JSON.stringify(text.slice(0, 40))
