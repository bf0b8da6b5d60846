import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { cartSchema } from '../cart/schemas.ts'
import { fields, needed, provenanceOf } from './fields.ts'

const inner = fields({ shown: { name: z.string() } })

test('a field has its provenance, also if it shares its schema with another field', () => {
  const shared = z.string()
  const all = fields({ shown: { a: shared }, needed: { b: needed('the test', shared) }, assumed: { c: shared } })
  expect(provenanceOf(all.shape.a)).toBe('shown')
  expect(provenanceOf(all.shape.b)).toBe('needed')
  expect(z.globalRegistry.get(all.shape.b)?.['x-needed-for']).toBe('the test')
  expect(provenanceOf(all.shape.c)).toBe('assumed')
  expect(provenanceOf(cartSchema.shape.items)).toBe('shown')
  expect(provenanceOf(cartSchema.shape.cart_uid)).toBe('needed')
})

test('rejects unknown keys', () => {
  expect(z.safeParse(inner, { name: 'a', extra: 1 }).success).toBe(false)
})
