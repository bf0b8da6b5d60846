/**
 * Inclusion of regular expressions: whether each text that matches `narrow` also matches `wide`. Automata decide it exactly for expressions
 * without lookbehind, assertions inside groups, and references to groups of any length.
 */
import { CharSet, type Concatenation, DFA, type Element, JS, NFA, type NoParent, TooManyNodesError, Words } from 'refa'

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

/** Whether `wide` contains each text of `narrow`; otherwise a shortest text that it does not contain. */
export function inclusion(narrow: TextSet, wide: TextSet): Inclusion {
  try {
    const example = shortest(both(textsOf(narrow), complement(textsOf(wide))))
    return example === undefined ? { result: 'included' } : { result: 'excluded', example }
  } catch (error) {
    if (error instanceof Unsupported || error instanceof TooManyNodesError) return { result: 'unknown' }
    throw error
  }
}

/** The pattern has a construct that automata do not have. */
class Unsupported extends Error {}

const options = { maxCharacter: 0x10ffff }

const anyText = (min = 0, max = Number.POSITIVE_INFINITY): NFA => {
  const texts = NFA.fromCharSet(CharSet.all(options.maxCharacter))
  texts.quantify(min, max)
  return texts
}

function shortest({ initial, finals }: NFA): string | undefined {
  const known = new Set([initial])
  let level = [{ node: initial, text: '' }]
  while (level.length > 0) {
    const next: typeof level = []
    for (const { node, text } of level) {
      if (finals.has(node)) return text
      for (const [target, characters] of node.out) {
        if (known.has(target)) continue
        known.add(target)
        next.push({ node: target, text: text + String.fromCodePoint(Words.pickMostReadableCharacter(characters) ?? 0) })
      }
    }
    level = next
  }
  return undefined
}

const complement = (texts: NFA): NFA => {
  const others = DFA.fromFA(texts)
  others.complement()
  return NFA.fromFA(others)
}

/** A limit of length alone has a node for each character. */
const both = (one: NFA, other: NFA): NFA => NFA.fromIntersection(one, other, new NFA.LimitedNodeFactory(100_000))

const textsOf = ({ patterns, minLength, maxLength }: TextSet): NFA =>
  patterns.map(matchesOf).reduce(both, anyText(minLength, maxLength))

/** The texts in which a pattern matches anywhere. */
function matchesOf(pattern: string): NFA {
  const parser = JS.Parser.fromLiteral({ source: pattern, flags: 'u' })
  const { expression } = parser.parse({ backreferences: 'unknown' })
  return union(expression.alternatives, ([first, ...rest]) => {
    if (isStart(first)) return fromHere(rest)
    const texts = anyText()
    texts.append(fromHere(first ? [first, ...rest] : rest))
    return texts
  })
}

type Elements = readonly NoParent<Element>[]

function union(alternatives: readonly NoParent<Concatenation>[], textsOfBranch: (elements: Elements) => NFA): NFA {
  const all = NFA.empty(options)
  for (const { elements } of alternatives) all.union(textsOfBranch(elements))
  return all
}

/** The parser makes `(?<![^])` of `^`, and `(?![^])` of `$`. */
function isStart(element: NoParent<Element> | undefined): boolean {
  if (element?.type !== 'Assertion' || element.kind !== 'behind' || !element.negate) return false
  const [[inner, ...more] = []] = element.alternatives.map(({ elements }) => elements)
  return inner?.type === 'CharacterClass' && inner.characters.isAll && more.length === 0
}

/** The texts that begin with a match. A lookahead applies to all that follows. */
function fromHere(elements: Elements): NFA {
  const at = elements.findIndex(({ type }) => type === 'Assertion')
  const texts = plain(at === -1 ? elements : elements.slice(0, at))
  const assertion = elements[at]
  if (assertion?.type !== 'Assertion') texts.append(anyText())
  else if (assertion.kind === 'behind') throw new Unsupported()
  else {
    const ahead = union(assertion.alternatives, fromHere)
    texts.append(both(assertion.negate ? complement(ahead) : ahead, fromHere(elements.slice(at + 1))))
  }
  return texts
}

function plain(elements: Elements): NFA {
  try {
    return NFA.fromRegex({ type: 'Concatenation', elements: [...elements] }, options)
  } catch (cause) {
    if (cause instanceof TooManyNodesError) throw cause
    throw new Unsupported('The pattern has an assertion in a group, or a reference to one.', { cause })
  }
}
