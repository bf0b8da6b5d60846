/** The changes between two OpenAPI documents, and whom each of them breaks (docs/decisions/0006). */
import { createHash } from 'node:crypto'
import { compareNames, type Finding, type Party } from './finding.ts'
import { type Json, type JsonObject, list, type Node, nodeAt, object, same } from './json.ts'
import { shortened } from './keywords.ts'
import { compareOperation } from './operations.ts'

export interface Change extends Finding {
  /** The kind and a hash of kind, place and text: a decision record waives the change by it. */
  readonly id: string
  /** Such as `POST /api/v1/cart`; empty for changes of the whole document. */
  readonly operations: readonly string[]
}

/** The distinct changes from `base` to `revision`, by place. */
export function changesBetween(base: JsonObject, revision: JsonObject): Change[] {
  const changes = new Map<string, Change>()
  const add = (findings: readonly Finding[], ...operation: string[]) => {
    for (const finding of findings) {
      const text = `${finding.kind} ${finding.where} ${finding.text}`
      const id = `${finding.kind}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`
      const operations = new Set([...(changes.get(id)?.operations ?? []), ...operation])
      changes.set(id, { ...finding, id, operations: [...operations] })
    }
  }
  const [before, after] = [operationsOf(base), operationsOf(revision)]
  const servers = [base, revision].map(serversOf)
  // The later shop finds no earlier host if none of the servers stays.
  const removed: Party[] = servers[0]?.some((url) => servers[1]?.includes(url))
    ? ['clients']
    : ['clients', 'hosts']
  add(compareNames('server', servers, (url) => `server ${url}`, { removed }))
  add(compareAddresses(before, after))
  const known = new Map()
  for (const [key, { where, node }] of after) {
    const earlier = before.get(key)?.node
    if (earlier)
      add(compareOperation({ side: 'request', where, base: earlier, revision: node, known }), where)
  }
  const lost = [...changes.values()].filter(({ kind }) => kind.endsWith('value-removed'))
  add(compareRules(base, revision, lost.map(({ text }) => text).join()))
  return [...changes.values()].sort((a, b) => (a.where + a.id < b.where + b.id ? -1 : 1))
}

const serversOf = ({ servers }: JsonObject): string[] =>
  list(servers).map((server) => JSON.stringify(object(server).url))

const methods: ReadonlySet<string> = new Set([
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
])

type Operations = Map<string, { readonly where: string; readonly node: Node }>

/** The later shop calls an operation that moved at an address that the earlier host does not have. */
function compareAddresses(before: Operations, after: Operations): Finding[] {
  const onlyIn = (ones: Operations, others: Operations) => {
    const found = [...ones].filter(([key]) => !others.has(key))
    return found.map(([, { where, node }]) => ({ where, id: object(node.value).operationId }))
  }
  const added = onlyIn(after, before)
  const removed = onlyIn(before, after).map(({ where, id }): Finding => {
    const later = added.find((each) => id !== undefined && each.id === id)
    if (later === undefined)
      return { kind: 'operation-removed', where, text: 'is removed', breaks: ['clients'] }
    added.splice(added.indexOf(later), 1)
    return {
      kind: 'operation-removed',
      where,
      text: `moved to ${later.where}`,
      breaks: ['clients', 'hosts'],
    }
  })
  return [
    ...removed,
    ...added.map(({ where }) => ({ kind: 'operation-added', where, text: 'is added', breaks: [] })),
  ]
}

/** The operations by method and path; the names of path parameters have no meaning. */
function operationsOf(document: JsonObject): Operations {
  const entries = Object.entries(object(document.paths)).flatMap(([path, item]) =>
    Object.keys(object(item))
      .filter((method) => methods.has(method))
      .map((method) => {
        const operation = {
          where: `${method.toUpperCase()} ${path}`,
          node: nodeAt(document, 'paths', path, method),
        }
        return [`${method} ${path.replace(/\{[^}]*\}/g, '{}')}`, operation] as const
      }),
  )
  return new Map(entries)
}

/** Compares the results of the rules in code, which a schema cannot express, for the examples of the base. @param lost values */
function compareRules(base: JsonObject, revision: JsonObject, lost: string): Finding[] {
  const [before, after] = [base, revision].map((document) =>
    object(nodeAt(document, 'components', 'x-rules').value),
  )
  return Object.entries(before ?? {}).flatMap(([name, rule]) => {
    const later = after?.[name]
    if (later === undefined) return []
    const found = examplesOf(rule).flatMap((example) => compareExample(name, example, later, lost))
    const groups = Map.groupBy(found, ({ where, breaks }) => `${where} ${breaks}`)
    return [...groups.values()].flatMap(([first, ...more]) => {
      const others = more.length > 0 ? `, and changes for ${more.length} more of its examples` : ''
      return first ? [{ ...first, text: first.text + others }] : []
    })
  })
}

function compareExample(name: string, earlier: JsonObject, later: Json, lost: string): Finding[] {
  const { input = null, result: was = null } = earlier
  const is = examplesOf(later).find((example) => same(example.input, input))?.result
  if (same(is, was)) return []
  const { of, description = '' } = object(later)
  const breaks = brokenByRule(of, was, is, input)
  const kind = of === 'requests' && breaks.length === 0 ? 'rule-loosened' : 'rule-changed'
  const found = { kind, where: `rule ${name}`, breaks, about: String(description) }
  const example = typeof input === 'string' ? shortened(input) : JSON.stringify(input)
  // The value itself is a change.
  if (is === undefined && lost.includes(example)) return []
  if (is === undefined) return [{ ...found, text: `no longer has the example ${example}` }]
  const results = `${JSON.stringify(is)} instead of ${JSON.stringify(was)}`
  const unit = input === 'page_size' ? 'rows on each page but the last' : 'minutes'
  const promise = breaks.includes('clients') ? `, and the earlier shop promises ${was}` : ''
  const duty = `: a host must give at ${Number(is) > Number(was) ? 'least' : 'most'} ${is} ${unit}${promise}`
  const text = `is ${results}${typeof is === 'number' && breaks.includes('hosts') ? duty : ''}`
  if (of === 'constants') return [{ ...found, where: `constant ${input}`, text, about: '' }]
  return [{ ...found, text: `gives ${results} for ${example}` }]
}

/**
 * A rule is `of` the requests that a host accepts, of the results or constants that both sides expect, or of the responses that the
 * shop reads.
 */
function brokenByRule(
  of: Json | undefined,
  was: Json,
  is: Json | undefined,
  input: Json,
): readonly Party[] {
  if (is === undefined) return ['clients', 'hosts']
  if (of === 'constants' && typeof is === 'number') {
    // A host promises at least so many rows of a page, or minutes of a link: of a greater number an earlier host gives less.
    if (is > Number(was)) return ['hosts']
    // More rows do no harm, but a link must not be valid for longer.
    return input === 'page_size' ? ['clients'] : ['clients', 'hosts']
  }
  if (of === 'responses') return was === 'invalid' ? [] : ['hosts']
  if (of === 'results' || of === 'constants')
    return was === 'invalid' ? ['hosts'] : ['clients', 'hosts']
  return was === 'invalid' ? [] : ['clients']
}

const examplesOf = (rule: Json | undefined): JsonObject[] => list(object(rule).examples).map(object)
