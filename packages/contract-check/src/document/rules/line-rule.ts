/** The rule of names and other lines in requests. */
import { requiredLine } from '@shop/contract'
import { requestRule, validity } from './rule.ts'

/**
 * Code points of Latin, marks, scripts from Greek to Khmer, signs, East Asia and emoji: an example
 * has all characters of a range.
 */
const characterRanges = `
  21-7e a0-ac ae-ff 100-15f 160-1bf 1ea0-1ef9 300-34e 391-3e1 400-45f 531-587
  5d0-5ea 620-669 900-950 980-9ce a01-a51 a81-ad0 b01-b57 b82-bd7 c00-c56 c80-cd6
  d00-d57 d81-ddf e01-e5b e81-edf f00-f5c 1000-104f 10d0-10ff 1200-1258 1780-17d3
  2010-2027 2030-205e 20a0-20bf 2100-215f 2460-24a0 3001-3030 ff01-ff5e
  3041-3096 30a1-30fe 4e00-4e5f 20bb7-20bb7 ac00-ac5f 1f600-1f62f
`
  .trim()
  .split(/\s+/)

function charactersOf(range: string): string {
  const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16))
  const codes = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return String.fromCodePoint(...codes)
}

const invisibleCharacters = ['\u034f', '\u2028', '\u2029', '\u2800']

export const lineRule = requestRule(
  'A name, or another line of text, has no control characters, and none that are invisible or ' +
    'change the direction of the text.',
  validity(requiredLine('Name')),
  [
    'Aisyah Contoh',
    "O'Neill",
    'O’Neill',
    'Nur-Aisyah',
    'Dr. Contoh',
    'René',
    '李小龍',
    '\u0645\u062d\u0645\u062f',
    '\u0b85\u0ba9\u0bcd',
    '😀',
    'A/L B',
    'Lot 5, No. 3 (Block A)',
    'A & B @ C',
    '#1+2=3',
    '"Q" <x> [y]',
    'a_b*c;d:e!f?g%h$',
    '1234567890',
    ...characterRanges.map((range) => `a${charactersOf(range)}`),
    ...invisibleCharacters.map((character) => `a${character}b`),
    '',
    '\u0007',
    'a\nb',
    'a\u200bb',
    'a\u202eb',
    'a\u00adb',
    'a\u3164b',
  ],
)
