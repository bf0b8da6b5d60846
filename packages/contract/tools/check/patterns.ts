/**
 * Inclusion of regular expressions: whether each text that matches `narrow` also matches `wide`. Derivatives of
 * Brzozowski decide it exactly for expressions without backreferences, lookbehind, and assertions inside groups.
 */
import { type CodePoints, pick } from './code-points.ts'
import { anyCharacter, combine, concat, type Expression, empty, none, not, repeat } from './expressions.ts'
import { parsePattern, Unsupported } from './pattern-parser.ts'

/** Whether an expression matches the empty text. */
function isNullable(e: Expression): boolean {
  switch (e.kind) {
    case 'none':
    case 'class':
      return false
    case 'empty':
      return true
    case 'and':
      return e.parts.every(isNullable)
    case 'or':
      return e.parts.some(isNullable)
    case 'then':
      return isNullable(e.first) && isNullable(e.rest)
    case 'repeat':
      return e.min === 0 || isNullable(e.of)
    case 'not':
      return !isNullable(e.of)
  }
}

/** What must follow after the character. */
function derive(e: Expression, character: number): Expression {
  switch (e.kind) {
    case 'none':
    case 'empty':
      return none
    case 'class':
      return includesCodePoint(e.set, character) ? empty : none
    case 'and':
    case 'or':
      return combine(
        e.kind,
        e.parts.map((part) => derive(part, character)),
      )
    case 'then': {
      const first = concat(derive(e.first, character), e.rest)
      return isNullable(e.first) ? combine('or', [first, derive(e.rest, character)]) : first
    }
    case 'repeat':
      return concat(derive(e.of, character), repeat(e.of, Math.max(0, e.min - 1), e.max - 1))
    case 'not':
      return not(derive(e.of, character))
  }
}

function includesCodePoint(set: CodePoints, character: number): boolean {
  for (let index = 0; index < set.length; index += 2) {
    if (character >= (set[index] ?? 0) && character <= (set[index + 1] ?? 0)) return true
  }
  return false
}

/** One character for each group of characters that the expressions do not distinguish. */
function alphabet(expression: Expression): number[] {
  const sets = new Map<string, CodePoints>()
  const collect = (e: Expression): void => {
    if (e.kind === 'class') sets.set(e.key, e.set)
    if (e.kind === 'and' || e.kind === 'or') e.parts.forEach(collect)
    if (e.kind === 'then') [e.first, e.rest].forEach(collect)
    if (e.kind === 'repeat' || e.kind === 'not') collect(e.of)
  }
  collect(expression)
  const all = [...sets.values()]
  const starts = new Set(all.flatMap((set) => set.map((bound, index) => (index % 2 === 0 ? bound : bound + 1))))
  const sorted = [0, ...starts].filter((start) => start <= 0x10ffff).sort((a, b) => a - b)
  const groups = new Map<string, number>()
  for (const [index, start] of sorted.entries()) {
    const signature = all.map((set) => (includesCodePoint(set, start) ? 1 : 0)).join('')
    const candidate = pick(start, (sorted[index + 1] ?? 0x110000) - 1)
    const known = groups.get(signature)
    // Letters and digits make the clearest counterexamples.
    if (known === undefined || (!isAlphanumeric(known) && isAlphanumeric(candidate))) groups.set(signature, candidate)
  }
  return [...groups.values()]
}

const isAlphanumeric = (character: number): boolean => /[A-Za-z0-9]/.test(String.fromCodePoint(character))

/** Texts by pattern and length; all patterns must match. */
export interface TextSet {
  readonly patterns: readonly string[]
  readonly minLength: number
  readonly maxLength: number
}

export interface Inclusion {
  readonly result: 'included' | 'excluded' | 'unknown'
  /** A shortest text that is excluded. */
  readonly example?: string
}

const STATE_LIMIT = 4_000

/** Whether `wide` contains each text of `narrow`; otherwise a shortest text that it does not contain. */
export function inclusion(narrow: TextSet, wide: TextSet): Inclusion {
  try {
    return shortestMatch(combine('and', [expressionOf(narrow), not(expressionOf(wide))]))
  } catch (error) {
    if (error instanceof Unsupported || error instanceof RangeError) return { result: 'unknown' }
    throw error
  }
}

function expressionOf({ patterns, minLength, maxLength }: TextSet): Expression {
  return combine('and', [repeat(anyCharacter, minLength, maxLength), ...patterns.map(parsePattern)])
}

function shortestMatch(start: Expression): Inclusion {
  const letters = alphabet(start)
  const known = new Set([start.key])
  let level: { readonly e: Expression; readonly text: string }[] = [{ e: start, text: '' }]
  while (level.length > 0) {
    const next: typeof level = []
    for (const { e, text } of level) {
      if (isNullable(e)) return { result: 'excluded', example: text }
      for (const letter of letters) {
        const derived = derive(e, letter)
        if (derived.kind === 'none' || known.has(derived.key)) continue
        if (known.size > STATE_LIMIT) return { result: 'unknown' }
        known.add(derived.key)
        next.push({ e: derived, text: text + String.fromCodePoint(letter) })
      }
    }
    level = next
  }
  return { result: 'included' }
}
