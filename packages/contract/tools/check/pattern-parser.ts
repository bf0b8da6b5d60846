/** Parses the patterns of schemas that describe regular languages. */
import { type CodePoints, codePoints, complement, escapeClass } from './code-points.ts'
import { anyText, characters, combine, concat, type Expression, empty, not, repeat } from './expressions.ts'

/** The pattern has a construct that has no derivatives here. */
export class Unsupported extends Error {}

const cache = new Map<string, Expression>()

export function parsePattern(pattern: string): Expression {
  const known = cache.get(pattern)
  if (known) return known
  new RegExp(pattern, 'u')
  const parsed = new Parser(pattern).parse()
  cache.set(pattern, parsed)
  return parsed
}

/** A recursive-descent parser of the expressions that are regular languages. */
class Parser {
  private index = 0
  private readonly text: readonly string[]
  constructor(pattern: string) {
    this.text = [...pattern]
  }

  parse(): Expression {
    const branches = [this.anchored()]
    while (this.accept('|')) branches.push(this.anchored())
    if (this.index < this.text.length) throw new Unsupported()
    return combine('or', branches)
  }

  /** A branch with its anchors; a pattern matches anywhere in a text. */
  private anchored(): Expression {
    const fromStart = this.accept('^')
    const body = this.sequence(true)
    return fromStart ? body : concat(anyText, body)
  }

  /** Lookahead applies to all that follows, which is known only at the top level. */
  private sequence(top: boolean): Expression {
    const next = this.text[this.index]
    if (next === undefined || next === '|' || next === ')') return top ? anyText : empty
    if (next === '$') {
      this.index += 1
      const after = this.text[this.index]
      if (!top || (after !== undefined && after !== '|' && after !== ')')) throw new Unsupported()
      return empty
    }
    const isPositive = this.startsWith('(?=')
    if (isPositive || this.startsWith('(?!')) {
      if (!top) throw new Unsupported()
      this.index += 3
      const branches = [this.sequence(true)]
      while (this.accept('|')) branches.push(this.sequence(true))
      this.expect(')')
      const ahead = combine('or', branches)
      return combine('and', [isPositive ? ahead : not(ahead), this.sequence(true)])
    }
    const first = this.quantified()
    return concat(first, this.sequence(top))
  }

  private quantified(): Expression {
    const atom = this.atom()
    const symbol = this.text[this.index]
    const bounds = this.bounds(symbol)
    if (!bounds) return atom
    this.accept('?')
    return repeat(atom, bounds.min, bounds.max)
  }

  private bounds(symbol: string | undefined): { min: number; max: number } | undefined {
    if (symbol === '*' || symbol === '+' || symbol === '?') {
      this.index += 1
      return { min: symbol === '+' ? 1 : 0, max: symbol === '?' ? 1 : Number.POSITIVE_INFINITY }
    }
    if (symbol !== '{') return undefined
    const [whole = '', min = '', more, max = ''] = /^\{(\d+)(,(\d*))?\}/.exec(this.rest()) ?? []
    this.index += whole.length
    if (more === undefined) return { min: Number(min), max: Number(min) }
    return { min: Number(min), max: max === '' ? Number.POSITIVE_INFINITY : Number(max) }
  }

  private atom(): Expression {
    if (this.accept('(')) {
      if (this.accept('?')) {
        if (this.startsWith('<') && !this.startsWith('<=') && !this.startsWith('<!')) this.skipName()
        else if (!this.accept(':')) throw new Unsupported()
      }
      const branches = [this.sequence(false)]
      while (this.accept('|')) branches.push(this.sequence(false))
      this.expect(')')
      return combine('or', branches)
    }
    if (this.accept('[')) return characters(this.characterClass())
    if (this.accept('.')) return characters(complement(codePoints([10, 10], [13, 13], [0x2028, 0x2029])))
    if (this.startsWith('^')) throw new Unsupported()
    return characters(this.character())
  }

  private skipName(): void {
    const [name = ''] = /^<[^>]+>/.exec(this.rest()) ?? []
    this.index += name.length
  }

  private characterClass(): CodePoints {
    const isNegated = this.accept('^')
    const ranges: [number, number][] = []
    while (!this.accept(']')) {
      const low = this.character()
      const [from = 0, to = 0] = low
      if (low.length === 2 && from === to && this.startsWith('-') && this.text[this.index + 1] !== ']') {
        this.index += 1
        const [end = 0] = this.character()
        ranges.push([from, end])
      } else {
        for (let index = 0; index < low.length; index += 2) ranges.push([low[index] ?? 0, low[index + 1] ?? 0])
      }
    }
    const set = codePoints(...ranges)
    return isNegated ? complement(set) : set
  }

  private character(): CodePoints {
    if (!this.accept('\\')) {
      const code = this.take().codePointAt(0) ?? 0
      return codePoints([code, code])
    }
    const rest = this.rest()
    const [whole, set] = escapeClass(rest) ?? []
    if (whole === undefined || set === undefined) throw new Unsupported()
    this.index += [...whole].length
    return set
  }

  private rest = (): string => this.text.slice(this.index).join('')
  private startsWith = (text: string): boolean => this.rest().startsWith(text)
  private accept(character: string): boolean {
    if (this.text[this.index] !== character) return false
    this.index += 1
    return true
  }
  private expect(character: string): void {
    if (!this.accept(character)) throw new Unsupported()
  }
  private take(): string {
    const character = this.text[this.index]
    if (character === undefined) throw new Unsupported()
    this.index += 1
    return character
  }
}
