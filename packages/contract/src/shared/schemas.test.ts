import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { optionalLine, requiredLine } from './schemas.ts'

describe.each([
  ['required', requiredLine('Name')],
  ['optional', optionalLine('Name')],
])('a %s line', (_kind, schema) => {
  const accepts = (text: string) => z.safeParse(schema, text).success

  it('rejects control characters', () => expect(accepts('Nur\u0007Contoh')).toBe(false))

  it.each([
    'Aisyah Contoh',
    'René O’Neill-Contoh',
    '李小龍',
    '\u0645\u062d\u0645\u062f',
    '\u0b85\u0ba9\u0bcd',
    'Nur 😀',
    '\u0639\u0644\u06cc\u200c\u0631\u0636\u0627',
    '\u0dc1\u0dca\u200d\u0dbb\u0dd3',
  ])('accepts %s', (name) => expect(accepts(name)).toBe(true))
})
