/** Compares two OpenAPI documents operation by operation. */
import type { JsonObject } from '../openapi/schemas.ts'
import { compareRequestBody, type OperationPair } from './contents.ts'
import type { Difference, Finding } from './finding.ts'
import { at, list, type Node, object, same, strings } from './json.ts'
import { ruleNameDifferences } from './keywords.ts'
import { compareParameters } from './parameters.ts'
import { compareResponses } from './responses.ts'
import type { Known } from './schemas.ts'

type Add = (finding: Finding, operation?: string) => void

export function compareDocuments(base: JsonObject, revision: JsonObject, add: Add): void {
  const [before, after] = [operationsOf(base), operationsOf(revision)]
  const known: Known = new Map()
  compareServers(base, revision, add)
  for (const [key, earlier] of before) {
    const later = after.get(key)
    if (later) {
      const { name } = later
      const addHere = (finding: Finding) => add(finding, name)
      compareOperation({ name, base: earlier.node, revision: later.node, known, add: addHere })
    } else {
      const path = ['paths', earlier.path]
      const finding = { kind: 'operation-removed', where: earlier.name, text: 'is removed', breaking: true, path }
      add(finding, earlier.name)
    }
  }
  for (const [key, { name, node }] of after) {
    if (before.has(key)) continue
    add({ kind: 'operation-added', where: name, text: 'is added', breaking: false, path: node.path }, name)
  }
}

interface NamedOperation {
  readonly name: string
  readonly path: string
  readonly node: Node
}

const methods: ReadonlySet<string> = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'])

/** The operations by method and path; the names of path parameters do not matter. */
function operationsOf(document: JsonObject): Map<string, NamedOperation> {
  const entries = Object.entries(object(document.paths)).flatMap(([path, item]) =>
    Object.entries(object(item))
      .filter(([method]) => methods.has(method))
      .map(([method, value]): [string, NamedOperation] => {
        const name = `${method.toUpperCase()} ${path}`
        const node = { document, path: ['paths', path, method], value }
        return [`${method} ${path.replace(/\{[^}]*\}/g, '{}')}`, { name, path, node }]
      }),
  )
  return new Map(entries)
}

function compareServers(base: JsonObject, revision: JsonObject, add: Add): void {
  const [before, after] = [base, revision].map(({ servers }) => list(servers).map((server) => object(server).url))
  for (const url of after ?? []) {
    if (before?.some((other) => same(other, url))) continue
    const text = `the server ${JSON.stringify(url)} is added`
    add({ kind: 'server-added', where: 'document', text, breaking: false, path: ['servers'] })
  }
  for (const url of before ?? []) {
    if (after?.some((other) => same(other, url))) continue
    const text = `the server ${JSON.stringify(url)} is removed`
    add({ kind: 'server-removed', where: 'document', text, breaking: true, path: ['servers'] })
  }
}

function compareOperation(operation: OperationPair): void {
  const { name, base, revision, add } = operation
  const [before, after] = [object(base.value), object(revision.value)]
  const report = (key: string, difference: Difference) =>
    add({ ...difference, where: name, path: [...revision.path, key] })
  for (const difference of compareSecurity(base, revision)) report('security', difference)
  if (before['x-idempotent'] !== undefined && before['x-idempotent'] !== after['x-idempotent']) {
    const breaking = after['x-idempotent'] !== true
    const text = breaking ? 'a request may no longer be repeated safely' : 'a request may be repeated safely'
    report('x-idempotent', { kind: breaking ? 'idempotent-withdrawn' : 'idempotent-added', breaking, text })
  }
  if (object(base.document.components)['x-rules'] !== undefined) {
    const [rules, later] = [before, after].map((owner) => strings(owner['x-rules']))
    for (const difference of ruleNameDifferences(rules ?? [], later ?? [])) report('x-rules', difference)
  }
  if (after.deprecated === true && before.deprecated !== true) {
    report('deprecated', { kind: 'operation-deprecated', breaking: false, text: 'is deprecated' })
  }
  compareParameters(operation)
  compareRequestBody(operation)
  compareResponses(operation)
}

/** The names of the security schemes that each alternative of an operation requires. */
function requirements({ document, value }: Node): string[][] {
  const declared = list(object(value).security ?? document.security).map((names) => Object.keys(object(names)))
  return declared.length === 0 ? [[]] : declared
}

/** A client that meets a requirement of the base must meet one of the revision. */
function compareSecurity(base: Node, revision: Node): Difference[] {
  const [before, after] = [requirements(base), requirements(revision)]
  const schemeOf = (document: JsonObject, name: string) => {
    const { description, ...scheme } = at(document, 'components', 'securitySchemes', name)
    return scheme
  }
  const isKept = (name: string) => same(schemeOf(base.document, name), schemeOf(revision.document, name))
  const isMet = before.every((given) =>
    after.some((needed) => needed.every((name) => given.includes(name) && isKept(name))),
  )
  const [was, is] = [before, after].map(levelOf)
  if (!isMet) {
    const text = was === is ? 'the security scheme changed' : `authentication changed from ${was} to ${is}`
    return [{ kind: 'security-tightened', breaking: true, text }]
  }
  if (was === is && same(before, after)) return []
  const text = was === is ? 'other credentials are also accepted' : `authentication changed from ${was} to ${is}`
  return [{ kind: 'security-loosened', breaking: false, text }]
}

const levelOf = (alternatives: readonly string[][]): string => {
  const isOpen = alternatives.some((names) => names.length === 0)
  if (!isOpen) return 'required'
  return alternatives.length === 1 ? 'public' : 'optional'
}
