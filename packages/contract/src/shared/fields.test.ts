import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { cartSchema } from '../cart/schemas.ts'
import { fields, parseTolerant, provenanceOf } from './fields.ts'

const inner = fields({ shown: { name: z.string() } })
const outer = fields({ shown: { list: z.array(inner) }, assumed: { count: z.number() } })

test('a field has its provenance, also if it shares its schema with another field', () => {
  const shared = z.string()
  const both = fields({ shown: { a: shared }, assumed: { b: shared } })
  expect(provenanceOf(both.shape.a)).toBe('shown')
  expect(provenanceOf(both.shape.b)).toBe('assumed')
  expect(provenanceOf(cartSchema.shape.items)).toBe('shown')
  expect(provenanceOf(cartSchema.shape.cart_uid)).toBe('assumed')
})

test('rejects unknown keys', () => {
  expect(z.safeParse(inner, { name: 'a', extra: 1 }).success).toBe(false)
})

describe('parseTolerant', () => {
  test('drops unknown keys at any depth', () => {
    const value = { list: [{ name: 'a', extra: 1 }, { name: 'b' }], count: 1, more: { x: 1 } }
    expect(parseTolerant(outer, value)).toEqual({ list: [{ name: 'a' }, { name: 'b' }], count: 1 })
    expect(value.list[0]).toHaveProperty('extra')
  })
  test.each([[null], ['text'], [{ list: [{ name: 1, extra: 1 }], count: 1 }], [{ list: [] }]])(
    'returns undefined for the invalid value %j',
    (value) => expect(parseTolerant(outer, value)).toBeUndefined(),
  )
})
