/** Compares the bodies of requests and responses by media type. */
import type { AddFinding, Side } from './finding.ts'
import { at, child, type Node, object, resolved } from './json.ts'
import { compareSchemas, type Known } from './schemas.ts'

/** An operation of both documents. */
export interface OperationPair {
  /** Such as `POST /api/v1/cart`. */
  readonly name: string
  readonly base: Node
  readonly revision: Node
  readonly known: Known
  readonly add: AddFinding
}

export function compareRequestBody({ name, base, revision, known, add }: OperationPair): void {
  const [before, after] = [base, revision].map((operation) => resolved(child(operation, 'requestBody')))
  if (!before || !after) return
  const where = `${name}: body`
  const report = (kind: string, text: string, breaking: boolean, path: readonly string[] = after.path) =>
    add({ kind, where, text, breaking, path })
  const [was, is] = [before, after].map(({ value }) => object(value).required === true)
  if (after.value === undefined) {
    if (before.value !== undefined) report('body-removed', 'is removed', true)
    return
  }
  if (before.value === undefined) {
    report('body-added', is ? 'is added, required' : 'is added, optional', is === true)
    return
  }
  if (was !== is) {
    report(`body-became-${is ? 'required' : 'optional'}`, `became ${is ? 'required' : 'optional'}`, is === true)
  }
  compareContents(before, after, { name: where, side: 'request', known, add })
}

/** Compares the bodies by media type. */
export function compareContents(
  before: Node,
  after: Node,
  context: { name: string; side: Side; known: Known; add: AddFinding },
): void {
  const { name: where, side, known, add } = context
  const [was, is] = [before, after].map((owner) => child(owner, 'content'))
  if (!was || !is) return
  const kind = `${side}-media-type`
  for (const type of Object.keys(object(was.value))) {
    if (object(is.value)[type] === undefined) {
      add({ kind: `${kind}-removed`, where, text: `${type} is removed`, breaking: true, path: is.path })
      continue
    }
    const [media, later] = [child(was, type), child(is, type)]
    compareEncoding(media, later, where, add)
    const pair = { side, where, base: child(media, 'schema'), revision: child(later, 'schema') }
    for (const finding of compareSchemas(pair, known)) add(finding)
  }
  for (const type of Object.keys(object(is.value))) {
    if (object(was.value)[type] !== undefined) continue
    add({ kind: `${kind}-added`, where, text: `${type} is added`, breaking: false, path: [...is.path, type] })
  }
}

/** The accepted types of the parts of an upload. */
function compareEncoding(before: Node, after: Node, where: string, add: AddFinding): void {
  const typesOf = (owner: Node, part: string) =>
    String(at(object(owner.value), 'encoding', part).contentType ?? '*/*').split(/,\s*/)
  for (const part of new Set([before, after].flatMap(({ value }) => Object.keys(at(object(value), 'encoding'))))) {
    const [was, is] = [typesOf(before, part), typesOf(after, part)]
    const path = [...after.path, 'encoding', part, 'contentType']
    const accepts = (types: readonly string[], type: string) => types.includes(type) || types.includes('*/*')
    for (const type of was.filter((candidate) => !accepts(is, candidate))) {
      add({
        kind: 'part-type-removed',
        where: `${where}.${part}`,
        text: `no longer accepts ${type}`,
        breaking: true,
        path,
      })
    }
    for (const type of is.filter((candidate) => !accepts(was, candidate))) {
      add({ kind: 'part-type-added', where: `${where}.${part}`, text: `also accepts ${type}`, breaking: false, path })
    }
  }
}
