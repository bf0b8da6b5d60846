/**
 * Inclusion of texts: whether each text that matches `narrow` also matches `wide`. Automata decide
 * it exactly, except for lookbehind, assertions inside groups, and references to groups of variable
 * length.
 */
import { CharSet, type Concatenation, DFA, type Element, JS, NFA, type NoParent, Words } from 'refa'

/** Texts by pattern and length; all patterns must match. */
export interface TextSet {
  readonly patterns: readonly string[]
  readonly minLength: number
  readonly maxLength: number
}

export interface Inclusion {
  readonly result: 'included' | 'excluded' | 'unknown'
  /** A shortest text of `narrow` that `wide` does not contain. */
  readonly example?: string
}

export function textInclusion(narrow: TextSet, wide: TextSet): Inclusion {
  try {
    const example = shortest(both(textsOf(narrow), complement(textsOf(wide))))
    return example === undefined ? { result: 'included' } : { result: 'excluded', example }
  } catch {
    // The pattern has a construct that automata do not have, or needs too many nodes.
    return { result: 'unknown' }
  }
}

const options = { maxCharacter: 0x10ffff }

const anyText = (min = 0, max = Number.POSITIVE_INFINITY): NFA => {
  const texts = NFA.fromCharSet(CharSet.all(options.maxCharacter))
  texts.quantify(min, max)
  return texts
}

function shortest({ initial, finals }: NFA): string | undefined {
  const reached = new Map([[initial, '']])
  // A map iterates over the entries that are added meanwhile: nearer nodes come first.
  for (const [node, text] of reached) {
    if (finals.has(node)) return text
    for (const [next, characters] of node.out) {
      const character = String.fromCodePoint(Words.pickMostReadableCharacter(characters) ?? 0)
      if (!reached.has(next)) reached.set(next, text + character)
    }
  }
  return undefined
}

const complement = (texts: NFA): NFA => {
  const others = DFA.fromFA(texts)
  others.complement()
  return NFA.fromFA(others)
}

/** The default limit of nodes is too low: a limit of length has a node for each character. */
const both = (one: NFA, other: NFA): NFA =>
  NFA.fromIntersection(one, other, new NFA.LimitedNodeFactory(100_000))

const textsOf = ({ patterns, minLength, maxLength }: TextSet): NFA =>
  patterns.map(matchesOf).reduce(both, anyText(minLength, maxLength))

/** The texts in which a pattern matches anywhere. */
function matchesOf(pattern: string): NFA {
  if (/\(\?<[=!]/.test(pattern)) throw new Error('Automata have no lookbehind.')
  const parser = JS.Parser.fromLiteral({ source: pattern, flags: 'u' })
  const { expression } = parser.parse({ backreferences: 'unknown' })
  return union(expression.alternatives, (elements) => {
    const [first, ...rest] = elements
    if (isStart(first)) return matchesFromHere(rest)
    const texts = anyText()
    texts.append(matchesFromHere(elements))
    return texts
  })
}

type Elements = readonly NoParent<Element>[]

function union(
  alternatives: readonly NoParent<Concatenation>[],
  textsOfBranch: (elements: Elements) => NFA,
): NFA {
  const all = NFA.empty(options)
  for (const { elements } of alternatives) all.union(textsOfBranch(elements))
  return all
}

/** The parser makes a negative lookbehind of `^`, and a negative lookahead of `$`. */
const isStart = (element: NoParent<Element> | undefined) =>
  element?.type === 'Assertion' && element.kind === 'behind'

/** The texts that begin with a match. A lookahead applies to all that follows. */
function matchesFromHere(elements: Elements): NFA {
  const index = elements.findIndex(({ type }) => type === 'Assertion')
  const assertion = elements[index]
  const before = assertion ? elements.slice(0, index) : elements
  const texts = NFA.fromRegex({ type: 'Concatenation', elements: [...before] }, options)
  if (assertion?.type !== 'Assertion') texts.append(anyText())
  else if (isStart(assertion)) throw new Error('The pattern has a start inside.')
  else {
    const ahead = union(assertion.alternatives, matchesFromHere)
    texts.append(
      both(
        assertion.negate ? complement(ahead) : ahead,
        matchesFromHere(elements.slice(index + 1)),
      ),
    )
  }
  return texts
}
