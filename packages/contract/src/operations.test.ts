import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { operations } from './operations.ts'

test.each(operations)(
  '$name declares one success status and its error statuses',
  ({ route, metadata }) => {
    const statuses = Object.keys(route.responses).map(Number)
    expect(statuses.filter((status) => status < 300)).toHaveLength(1)
    expect(statuses).toEqual(expect.arrayContaining([400, 422, 429, 500, 503]))
    expect(statuses.includes(401)).toBe(
      metadata.auth !== 'public' || route.path.endsWith('/signin'),
    )
  },
)

/** The objects in a schema that allow any other key. */
const openObjects = (schema: z.core.$ZodType): unknown[] => {
  const found: unknown[] = []
  JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), (_key, value) => {
    const others = value?.type === 'object' && (value.additionalProperties ?? {})
    if (others && Object.keys(others).length === 0) found.push(value)
    return value
  })
  return found
}

test.each(operations)(
  '$name responds with strict objects: an unknown key is an error',
  ({ route }) => {
    const bodies = Object.values(route.responses).filter((body) => body instanceof z.core.$ZodType)
    expect(bodies.length).toBeGreaterThan(0)
    for (const body of bodies) expect(openObjects(body)).toEqual([])
  },
)
