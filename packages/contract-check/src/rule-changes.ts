/** Compares the results of the rules in code, which a schema cannot express. */
import type { Finding, Party } from './finding.ts'
import { type Json, type JsonObject, list, nodeAt, object, same } from './json.ts'
import { shortened } from './keywords.ts'

/**
 * The changed results of the examples of the base.
 * @param lostValues the values that are no longer possible, as one text: their examples are gone
 * with them, as those of a call that is removed or has another name
 */
export function compareRules(
  base: JsonObject,
  revision: JsonObject,
  lostValues: string,
): Finding[] {
  const later = rulesOf(revision)
  const paths = JSON.stringify(revision.paths ?? {})
  const isGone = ({ input = null }: JsonObject) => {
    const { operation } = object(input)
    const isCallGone = operation !== undefined && !paths.includes(`"${operation}"`)
    return isCallGone || lostValues.includes(JSON.stringify(input))
  }
  return Object.entries(rulesOf(base)).flatMap(([name, rule]) => {
    const laterRule = later[name]
    if (laterRule === undefined) return []
    const found = examplesOf(rule).flatMap((example) =>
      isGone(example) ? [] : compareExample(name, example, laterRule),
    )
    return grouped(found)
  })
}

const rulesOf = (document: JsonObject): JsonObject =>
  object(nodeAt(document, 'components', 'x-rules').value)

const examplesOf = (rule: Json | undefined): JsonObject[] => list(object(rule).examples).map(object)

/** One finding for the examples of a rule that change and break the same. */
function grouped(findings: readonly Finding[]): Finding[] {
  const groups = Map.groupBy(findings, ({ where, breaks }) => `${where} ${breaks}`)
  return [...groups.values()].flatMap(([first, ...more]) => {
    if (first === undefined) return []
    const others = more.length > 0 ? `, and changes for ${more.length} more of its examples` : ''
    return [{ ...first, text: first.text + others }]
  })
}

/** An example of a rule with the results of both documents. */
interface ChangedResult {
  /** What the rule is about: `requests`, `results`, `constants` or `responses`. */
  readonly of: Json | undefined
  readonly input: Json
  readonly was: Json
  readonly is: Json | undefined
}

function compareExample(name: string, earlier: JsonObject, later: Json): Finding[] {
  const { input = null, result: was = null } = earlier
  const is = examplesOf(later).find((example) => same(example.input, input))?.result
  if (same(is, was)) return []
  const { of, description = '' } = object(later)
  const changed: ChangedResult = { of, input, was, is }
  const breaks = brokenBy(changed)
  const kind = of === 'requests' && breaks.length === 0 ? 'rule-loosened' : 'rule-changed'
  const found = { kind, where: `rule ${name}`, breaks, about: String(description) }
  const example = typeof input === 'string' ? shortened(input) : JSON.stringify(input)
  if (is === undefined) return [{ ...found, text: `no longer has the example ${example}` }]
  const results = `${JSON.stringify(is)} instead of ${JSON.stringify(was)}`
  if (of === 'constants')
    return [{ ...found, where: `constant ${input}`, text: `is ${results}`, about: '' }]
  return [{ ...found, text: `gives ${results} for ${example}` }]
}

/** Whom the other result breaks: that depends on what the rule is about. */
function brokenBy({ of, input, was, is }: ChangedResult): readonly Party[] {
  if (is === undefined) return ['clients', 'hosts']
  if (of === 'constants' && typeof is === 'number') return brokenByNumber(input, Number(was), is)
  const wasInvalid = was === 'invalid'
  if (of === 'responses') return wasInvalid ? [] : ['hosts']
  if (of === 'results' || of === 'constants') return wasInvalid ? ['hosts'] : ['clients', 'hosts']
  return wasInvalid ? [] : ['clients']
}

/** A host promises at least so many rows of a page, or minutes of a link. */
function brokenByNumber(constant: Json, was: number, is: number): readonly Party[] {
  // Of a greater number an earlier host gives less.
  if (is > was) return ['hosts']
  // More rows do no harm, but a link must not be valid for longer.
  return constant === 'page_size' ? ['clients'] : ['clients', 'hosts']
}
