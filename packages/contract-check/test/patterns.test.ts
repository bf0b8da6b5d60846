import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textInclusion } from '../src/patterns.ts'

const texts = (...patterns: string[]) => ({
  patterns,
  minLength: 0,
  maxLength: Number.POSITIVE_INFINITY,
})
const compare = (narrow: string, wide: string) => textInclusion(texts(narrow), texts(wide))

describe('a pattern does not include another, with a shortest example', () => {
  test.each([
    ['^[A-Za-z]{2,3}$', '^[A-Z]{2}$', 2],
    ['^a*$', '^a+$', 0],
    ['\\d', '^\\d{5}$', 1],
    ['^.*$', '^\\P{Cc}*$', 1],
    ['^(a)\\1$', '^a$', 2],
  ])('%s not in %s', (narrow, wide, length) => {
    const { result, example = '' } = compare(narrow, wide)
    expect(result).toBe('excluded')
    expect(example).toHaveLength(length)
    expect(example).toMatch(new RegExp(narrow, 'u'))
    expect(example).not.toMatch(new RegExp(wide, 'u'))
  })
})

test('lengths limit a pattern', () => {
  const short = { patterns: ['^[a-z]*$'], minLength: 1, maxLength: 4 }
  expect(textInclusion(short, texts('^[a-z]{1,4}$'))).toEqual({ result: 'included' })
  expect(textInclusion({ ...short, maxLength: 5 }, texts('^[a-z]{1,4}$')).example).toHaveLength(5)
})

test.each(['^(a+)\\1$', '^(?<=a)b$', '^a\\bb$', '^(?:^a)$', '^(?:(?=a)a)*$'])(
  '%s cannot be compared',
  (pattern) => {
    expect(compare(pattern, '^a$')).toEqual({ result: 'unknown' })
  },
)

const atom = fc.constantFrom('a', 'b', '[ab]', '[^a]', '.', '(?:a|bc)', '(?:ab)?')
const quantifier = fc.constantFrom('', '*', '+', '?', '{2}', '{1,3}', '{2,}')
const pattern = fc
  .tuple(
    fc.constantFrom('', '^'),
    fc.array(fc.tuple(atom, quantifier), { maxLength: 4 }),
    fc.constantFrom('', '$'),
  )
  .map(
    ([start, parts, end]) =>
      `${start}${parts.map(([first, second]) => `(?:${first})${second}`).join('')}${end}`,
  )

test('agrees with the matches of generated patterns', () => {
  const sample = fc.array(fc.stringMatching(/^[abc]{0,8}$/), { minLength: 20, maxLength: 20 })
  fc.assert(
    fc.property(pattern, pattern, sample, (narrow, wide, all) => {
      const [a, b] = [new RegExp(narrow, 'u'), new RegExp(wide, 'u')]
      const { result, example = '' } = compare(narrow, wide)
      if (result === 'excluded') expect([a.test(example), b.test(example)]).toEqual([true, false])
      else expect(all.filter((text) => a.test(text) && !b.test(text))).toEqual([])
      expect(result).not.toBe('unknown')
    }),
    { numRuns: 200 },
  )
})
