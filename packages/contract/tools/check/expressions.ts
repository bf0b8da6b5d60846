/** Regular expressions as values with a canonical key, so that equal ones are found to be equal. */
import { type CodePoints, codePoints } from './code-points.ts'

export type Expression =
  | { readonly kind: 'none' | 'empty'; readonly key: string }
  | { readonly kind: 'class'; readonly set: CodePoints; readonly key: string }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Expression[]; readonly key: string }
  | { readonly kind: 'then'; readonly first: Expression; readonly rest: Expression; readonly key: string }
  | {
      readonly kind: 'repeat'
      readonly of: Expression
      readonly min: number
      readonly max: number
      readonly key: string
    }
  | { readonly kind: 'not'; readonly of: Expression; readonly key: string }

export const none: Expression = { kind: 'none', key: '0' }
export const empty: Expression = { kind: 'empty', key: '1' }
export const characters = (set: CodePoints): Expression =>
  set.length === 0 ? none : { kind: 'class', set, key: `[${set.join()}]` }
export const anyCharacter = characters(codePoints([0, 0x10ffff]))

export function repeat(of: Expression, min: number, max: number): Expression {
  if (max === 0 || of.kind === 'empty') return empty
  if (of.kind === 'none') return min === 0 ? empty : none
  if (min === 1 && max === 1) return of
  return { kind: 'repeat', of, min, max, key: `(${of.key}{${min},${max}})` }
}

export const anyText = repeat(anyCharacter, 0, Number.POSITIVE_INFINITY)

export function concat(first: Expression, rest: Expression): Expression {
  if (first.kind === 'none' || rest.kind === 'none') return none
  if (first.kind === 'empty') return rest
  if (rest.kind === 'empty') return first
  if (first.kind === 'then') return concat(first.first, concat(first.rest, rest))
  return { kind: 'then', first, rest, key: `(${first.key}.${rest.key})` }
}

export function not(of: Expression): Expression {
  if (of.kind === 'not') return of.of
  if (of.kind === 'none') return anyText
  return of.key === anyText.key ? none : { kind: 'not', of, key: `!${of.key}` }
}

export function combine(kind: 'and' | 'or', all: readonly Expression[]): Expression {
  const [zero, one] = kind === 'and' ? [none, anyText] : [anyText, none]
  const flat = all.flatMap((part) => (part.kind === kind ? part.parts : [part]))
  if (flat.some(({ key }) => key === zero.key)) return zero
  const distinct = new Map(flat.filter(({ key }) => key !== one.key).map((part) => [part.key, part]))
  const parts = [...distinct.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
  const [single] = parts
  if (parts.length <= 1) return single ?? one
  return { kind, parts, key: `(${parts.map(({ key }) => key).join(kind === 'and' ? '&' : '|')})` }
}
