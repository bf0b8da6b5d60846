import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sliderSchema } from '../catalog/schemas.ts'
import { testAccountSchema } from '../profile/schemas.ts'
import { emptyTaxDetails, taxDetailsSchema } from '../shared/address.ts'
import { fields, neededFor } from '../shared/fields.ts'
import { amountSchema, idSchema, timestampSchema, uploadNameSchema } from '../shared/schemas.ts'
import { refusalStatus } from './read-response.ts'
import { parseTolerant } from './tolerant.ts'

const inner = fields({ shown: { name: z.string() }, assumed: { note: z.string() } })
const outer = fields({
  shown: { list: z.array(inner) },
  needed: { id: neededFor('the test', idSchema) },
  assumed: { count: z.number(), inner: z.optional(inner), gone: z.nullable(z.string()) },
})

describe('the tolerant form of an object', () => {
  test('drops unknown keys at any depth', () => {
    const value = {
      id: 1,
      list: [{ name: 'a', extra: 1 }, { name: 'b' }],
      count: 1,
      more: { x: 1 },
    }
    expect(parseTolerant(outer, value)).toEqual({
      id: 1,
      list: [{ name: 'a' }, { name: 'b' }],
      count: 1,
    })
  })

  test('has no assumed field that is missing, null or invalid', () => {
    const bare = { id: 1, list: [] }
    for (const value of [
      bare,
      { ...bare, count: null, inner: 'text' },
      { ...bare, count: 'many', inner: [7] },
    ]) {
      expect(parseTolerant(outer, value)).toEqual(bare)
    }
  })

  test.each([
    null,
    'text',
    [],
    {},
    { list: [] },
    { id: 1, list: 'a' },
    { id: 0, list: [] },
    { id: 1, list: [{ name: {} }] },
  ])(
    'is undefined for %j, which lacks a shown or needed field or has it in no known form',
    (value) => expect(parseTolerant(outer, value)).toBeUndefined(),
  )
})

// `values-read` of openapi.json has the common forms.
describe('values in the forms of other hosts', () => {
  test.each([
    [amountSchema, 12.5, 12.5],
    [amountSchema, '0.30000000000000004', 0.3],
    [timestampSchema, '2026-11-21T10:00:00.123456', '2026-11-21T10:00:00.123456+08:00'],
    [timestampSchema, '2026-11-21T02:00:00.000000Z', '2026-11-21T02:00:00.000000Z'],
    [timestampSchema, '21/11/2026', '21/11/2026'],
    [uploadNameSchema, 'cover-1.svg', 'cover-1.svg'],
    [uploadNameSchema, '/uploads/2026/cover 1.png'.replace(' ', '-'), '/uploads/2026/cover-1.png'],
    [uploadNameSchema, 'https://cdn.example/cover.png?w=1', 'https://cdn.example/cover.png?w=1'],
    [taxDetailsSchema, null, emptyTaxDetails],
    [taxDetailsSchema, [], emptyTaxDetails],
    [
      taxDetailsSchema,
      { company_name: 'A', tin_number: null },
      { ...emptyTaxDetails, company_name: 'A' },
    ],
  ])('%# parses %j', (schema, value, expected) =>
    expect(parseTolerant(schema, value)).toEqual(expected),
  )

  test.each([
    'http://cdn.example/cover.png',
    '//evil.example/x.png',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '../../admin',
    'a/../../b',
    'a"onerror="x',
    '\\\\evil.example\\x',
    7,
  ])('treats the upload %j as no picture', (value) =>
    expect(parseTolerant(uploadNameSchema, value)).toBe(''),
  )

  test.each([
    '/\\\\evil.example',
    '/\t/evil.example',
    '/\n\\\\evil.example',
    '//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'evil',
  ])('drops the link %j of a slide', (link) =>
    expect(parseTolerant(sliderSchema, { link })).toEqual({}),
  )

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'ftp://tests.example/'])(
    'drops the URL %j of a test',
    (test_url) => expect(parseTolerant(testAccountSchema, { test_url })).toEqual({}),
  )

  test.each([
    [amountSchema, '12,50'],
    [amountSchema, -1],
    [amountSchema, ''],
    [idSchema, '0x10'],
    [idSchema, 1.5],
    [timestampSchema, 0],
    [z.literal(200), 422],
    [z.string(), undefined],
    [taxDetailsSchema, 'none'],
  ])('%# rejects %j', (schema, value) => expect(parseTolerant(schema, value)).toBeUndefined())
})

describe('a success whose body refuses the call', () => {
  const withStatus = z.object({ status: z.literal(200) })

  test.each([422, '404', 500])('has the status %j in its body', (status) => {
    for (const schema of [withStatus, inner])
      expect(refusalStatus(schema, { status })).toBe(Number(status))
  })

  test.each([false, 0, true, 'error', 201])(
    'has the status %j, where the contract has one',
    (status) => {
      expect(refusalStatus(withStatus, { status })).toBe(422)
      expect(refusalStatus(inner, { status })).toBeUndefined()
    },
  )

  test.each([{ status: '200' }, {}, [], null])('is not %j', (body) =>
    expect(refusalStatus(withStatus, body)).toBeUndefined(),
  )
})
