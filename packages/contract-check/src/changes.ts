/** The changes between two OpenAPI documents, and whom each of them breaks (decision 6). */
import { createHash } from 'node:crypto'
import { compareNames, type Finding, type Party } from './finding.ts'
import { type JsonObject, list, type Node, nodeAt, object } from './json.ts'
import { compareOperation } from './operations.ts'
import { compareRules } from './rule-changes.ts'

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
      const id = idOf(finding)
      const operations = new Set([...(changes.get(id)?.operations ?? []), ...operation])
      changes.set(id, { ...finding, id, operations: [...operations] })
    }
  }
  const before = operationsOf(base)
  const after = operationsOf(revision)
  add(compareServers(base, revision))
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

function idOf({ kind, where, text }: Finding): string {
  const hash = createHash('sha256').update(`${kind} ${where} ${text}`).digest('hex')
  return `${kind}-${hash.slice(0, 8)}`
}

function compareServers(base: JsonObject, revision: JsonObject): Finding[] {
  const before = serversOf(base)
  const after = serversOf(revision)
  // The later shop finds no earlier host if none of the servers stays.
  const isAnyKept = before.some((url) => after.includes(url))
  const removed: Party[] = isAnyKept ? ['clients'] : ['clients', 'hosts']
  return compareNames('server', [before, after], (url) => `server ${url}`, { removed })
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

/** Operations that only one document has. One with the same id at another address has moved. */
function compareAddresses(before: Operations, after: Operations): Finding[] {
  const added = onlyIn(after, before)
  const removed = onlyIn(before, after).map(({ where, id }): Finding => {
    const kind = 'operation-removed'
    const later = added.find((operation) => id !== undefined && operation.id === id)
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
    Object.keys(object(item))
      .filter((method) => methods.has(method))
      .map((method) => {
        const where = `${method.toUpperCase()} ${path}`
        const node = nodeAt(document, 'paths', path, method)
        return [`${method} ${path.replace(/\{[^}]*\}/g, '{}')}`, { where, node }] as const
      }),
  )
  return new Map(entries)
}
