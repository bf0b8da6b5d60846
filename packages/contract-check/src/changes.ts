/** The changes between two OpenAPI documents, and whom each of them breaks (decision 6). */
import { createHash } from 'node:crypto'
import { compareNames, type Finding } from './finding.ts'
import { type JsonObject, list, type Node, nodeAt, object } from './json.ts'
import { compareOperation } from './operations.ts'
import { compareRules } from './rule-changes.ts'

export interface Change extends Finding {
  /** The kind and a hash of the changes of the same cause: a decision record waives them by it. */
  readonly id: string
  /** Such as `POST /api/v1/cart`; empty for changes of the whole document. */
  readonly operations: readonly string[]
}

/** The distinct changes from `base` to `revision`, by place. */
export function changesBetween(base: JsonObject, revision: JsonObject): Change[] {
  const changes = new Map<string, Omit<Change, 'id'>>()
  const add = (findings: readonly Finding[], ...operation: string[]) => {
    for (const finding of findings) {
      const key = keyOf(finding)
      const { operations = [], isTolerated = true } = changes.get(key) ?? {}
      changes.set(key, {
        ...finding,
        operations: [...new Set([...operations, ...operation])],
        isTolerated: isTolerated && finding.isTolerated === true && finding.breaks.length > 0,
      })
    }
  }
  const before = operationsOf(base)
  const after = operationsOf(revision)
  add(compareAccess(base, revision))
  add(compareAddresses(before, after))
  const known = new Map()
  for (const [key, { where, node }] of after) {
    const earlier = before.get(key)?.node
    if (earlier)
      add(compareOperation({ side: 'request', where, base: earlier, revision: node, known }), where)
  }
  const lost = [...changes.values()].filter(({ kind }) => kind.endsWith('value-removed'))
  add(compareRules(base, revision, lost.map(({ text }) => text).join()))
  const sorted = [...changes.values()].sort((a, b) => a.where.localeCompare(b.where))
  return [...Map.groupBy(sorted, causeOf).values()].flatMap((sameCause) => {
    const hash = createHash('sha256').update(sameCause.map(keyOf).join('\n')).digest('hex')
    return sameCause.map((change) => ({ ...change, id: `${change.kind}-${hash.slice(0, 8)}` }))
  })
}

const keyOf = ({ kind, where, text }: Finding): string => `${kind} ${where} ${text}`

/** The same in all schemas that have a changed constant. */
function causeOf({ kind, where, text, breaks, isTolerated }: Finding): string {
  // Another prefix of paths.
  const [, from, , to] = /^\S+ (\S*?)(\/\S*) moved to \S+ (\S*?)\2$/.exec(`${where} ${text}`) ?? []
  if (to !== undefined) return `${from} moved to ${to}`
  const name = / instead of .*\d/.test(text) ? '' : /(?<=[ .])[^ ./]+$/.exec(where)
  return `${kind} ${name} ${text} ${breaks} ${isTolerated}`
}

/** The servers and the tokens. */
function compareAccess(base: JsonObject, revision: JsonObject): Finding[] {
  const [before = [], after = []] = [base, revision].map(({ servers, components }) => [
    ...list(servers).map((server) => `server ${object(server).url}`),
    ...Object.entries(object(object(components).securitySchemes)).map(
      ([name, scheme]) =>
        `token ${name} ${JSON.stringify(scheme, ['type', 'scheme', 'in', 'name'])}`,
    ),
  ])
  return compareNames('access', [before, after], (name) => name, { removed: ['clients', 'hosts'] })
}

type Operations = Map<string, { readonly where: string; readonly node: Node }>

/** Operations that only one document has. One with the same id at another address has moved. */
function compareAddresses(before: Operations, after: Operations): Finding[] {
  const added = onlyIn(after, before)
  const removed = onlyIn(before, after).map(({ where, id }): Finding => {
    const kind = 'operation-removed'
    const later = added.find((operation) => operation.id === id)
    if (later === undefined) return { kind, where, text: 'is removed', breaks: ['clients'] }
    added.splice(added.indexOf(later), 1)
    // The later shop calls it at an address that the earlier host does not have.
    return { kind, where, text: `moved to ${later.where}`, breaks: ['clients', 'hosts'] }
  })
  return [
    ...removed,
    ...added.map(({ where }) => ({ kind: 'operation-added', where, text: 'is added', breaks: [] })),
  ]
}

const onlyIn = (operations: Operations, others: Operations) =>
  [...operations]
    .filter(([key]) => !others.has(key))
    .map(([, { where, node }]) => ({ where, id: object(node.value).operationId }))

/** The operations by method and path; the names of path parameters have no meaning. */
function operationsOf(document: JsonObject): Operations {
  const entries = Object.entries(object(document.paths)).flatMap(([path, item]) =>
    Object.keys(object(item)).map((method) => {
      const where = `${method.toUpperCase()} ${path}`
      const node = nodeAt(document, 'paths', path, method)
      return [`${method} ${path.replace(/\{[^}]*\}/g, '{}')}`, { where, node }] as const
    }),
  )
  return new Map(entries)
}
