/** Compares the rules in code, which a schema cannot express: `components.x-rules` has a digest and examples of each. */
import type { Json, JsonObject } from '../openapi/schemas.ts'
import type { Difference, Finding } from './finding.ts'
import { at, list, object, same } from './json.ts'

/** The result of a rule for an input; undefined if the rule does not exist. */
export type RuleEvaluation = (rule: string, input: Json) => Json | undefined

export function compareRules(base: JsonObject, revision: JsonObject, evaluate?: RuleEvaluation): Finding[] {
  const [before, after] = [base, revision].map((document) => at(document, 'components', 'x-rules'))
  return Object.entries(after ?? {}).flatMap(([name, rule]): Finding[] => {
    const earlier = before?.[name]
    if (earlier === undefined) return []
    const path = ['components', 'x-rules', name]
    const results = resultChanges(object(earlier), (input) => evaluate?.(name, input) ?? resultIn(object(rule), input))
    const report = ({ kind, breaking, text }: Difference): Finding => ({
      kind,
      where: `rule ${name}`,
      text,
      breaking,
      path,
    })
    if (results.length > 0) return results.map(report)
    if (same(object(earlier).digest, object(rule).digest)) return []
    const text =
      'the code changed, but no example has another result; the codes cannot be compared, which counts as breaking'
    return [report({ kind: 'rule-code-changed', breaking: true, text })]
  })
}

const resultIn = (rule: JsonObject, input: Json): Json | undefined =>
  list(rule.examples)
    .map(object)
    .find((example) => same(example.input, input))?.result

function resultChanges(rule: JsonObject, resultOf: (input: Json) => Json | undefined) {
  return list(rule.examples)
    .map(object)
    .flatMap(({ input = null, result = null }) => {
      const now = resultOf(input)
      if (now === undefined || same(now, result)) return []
      const isLoosened = result === 'invalid'
      const otherKind = isLoosened ? 'rule-loosened' : 'rule-result-changed'
      const kind = now === 'invalid' ? 'rule-tightened' : otherKind
      const [a, b] = [result, now].map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
      return [{ kind, breaking: !isLoosened, text: `${JSON.stringify(input)} was ${a}, and is now ${b}` }]
    })
}
