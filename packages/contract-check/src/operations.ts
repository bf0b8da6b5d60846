/** Compares an operation of both documents. */
import { compareAnnotations } from './annotations.ts'
import { compareNames, type Difference, type Finding, type Party } from './finding.ts'
import { child, list, type Node, object, resolved, same, sharedName, strings } from './json.ts'
import { inside, type Pair } from './pair.ts'
import { comparePresence, type Presence } from './presence.ts'
import { compareMember, compareRuleNames, compareSchemas } from './schemas.ts'

/** @param pair `where` is such as `POST /api/v1/cart` */
export function compareOperation(pair: Pair): Finding[] {
  const { base, revision } = pair
  const keys = ['deprecated', 'x-idempotent']
  const behaviour = [
    ...compareSecurity(base, revision),
    ...compareAnnotations(keys, object(base.value), object(revision.value)),
  ]
  return [
    ...behaviour.map((difference) => ({ ...difference, where: pair.where })),
    ...compareRuleNames(pair),
    ...compareErrorCodes(pair),
    ...compareParameters(pair),
    ...compareRequestBody(part(pair, ': body', 'requestBody')),
    ...compareResponses({ ...pair, side: 'response' }),
  ]
}

function part(pair: Pair, name: string, ...keys: string[]): Pair {
  const found = inside(pair, name, ...keys)
  return { ...found, base: resolved(found.base), revision: resolved(found.revision) }
}

const keysOf = (pair: Pair, key: string): string[][] =>
  [pair.base, pair.revision].map((node) => Object.keys(object(child(node, key).value)))

const inBoth = ([before, after]: readonly string[][]): string[] =>
  before?.filter((name) => after?.includes(name)) ?? []

const clients: readonly Party[] = ['clients']
const hosts: readonly Party[] = ['hosts']
const all = [...clients, ...hosts]

/** The names of what each way to call an operation needs. */
function waysOf({ value }: Node): string[][] {
  const ways = list(object(value).security).map((names) => Object.keys(object(names)))
  return ways.length === 0 ? [[]] : ways
}

/** Such as "no token or bearer". */
const textOf = (ways: string[][]): string =>
  ways.map((names) => names.join(' and ') || 'no token').join(' or ')

/** Whether each way to call an operation is still one. */
const areKept = (ways: string[][], others: string[][]): boolean =>
  ways.every((given) => others.some((needed) => needed.every((name) => given.includes(name))))

/** A public operation ignores every token; the others refuse a token that has expired. */
function compareSecurity(base: Node, revision: Node): Difference[] {
  const [was, is] = [waysOf(base), waysOf(revision)]
  if (same(was, is)) return []
  const text = `is now called with ${textOf(is)} instead of ${textOf(was)}`
  const isPublic = was.flat().length === 0
  if (isPublic || !areKept(was, is)) return [{ kind: 'security-tightened', breaks: clients, text }]
  // The later shop may come without the token that the earlier host wants.
  return [{ kind: 'security-loosened', breaks: areKept(is, was) ? [] : hosts, text }]
}

/** The parameters of an operation by place and name; those in its path by their position. */
function parametersOf(operation: Node): Map<string, Node> {
  const [, address = ''] = operation.path
  const placeholders = [...address.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name)
  const owner = child(operation, 'parameters')
  const nodes = list(owner.value).map((_, index) => child(owner, String(index)))
  const keyOf = ({ value }: Node) => {
    const { in: place, name } = object(value)
    if (place === 'path') return `path ${placeholders.indexOf(String(name))}`
    return `${place} ${place === 'header' ? String(name).toLowerCase() : name}`
  }
  return new Map(nodes.map((node) => [keyOf(node), node]))
}

const missing: Node = { document: {}, path: [], value: undefined }

function compareParameters(pair: Pair): Finding[] {
  const [before, after] = [parametersOf(pair.base), parametersOf(pair.revision)]
  return [...new Map([...before, ...after])].flatMap(([key, { value }]) => {
    const { in: place, name } = object(value)
    const [base = missing, revision = missing] = [before.get(key), after.get(key)]
    const where = `${pair.where}: ${place} parameter ${name}`
    const isMoved = [...before].some(
      ([other, node]) => key !== other && place === 'path' && object(node.value).name === name,
    )
    if (isMoved) return [{ kind: 'parameter-moved', where, text: 'moved', breaks: all }]
    return compareParameter({ ...pair, where, base, revision }, 'parameter')
  })
}

const presenceOf = ({ value }: Node): Presence => {
  if (value === undefined) return 'absent'
  return object(value).required === true ? 'required' : 'optional'
}

function compareParameter(pair: Pair, thing: 'parameter' | 'header'): Finding[] {
  const values = inside({ ...pair, isText: thing === 'parameter' }, '', 'schema')
  return compareMember(values, thing, presenceOf(pair.base), presenceOf(pair.revision))
}

function compareRequestBody(body: Pair): Finding[] {
  const [was, is] = [presenceOf(body.base), presenceOf(body.revision)]
  const presence = comparePresence(body, 'body', was, is)
  return was === 'absent' || is === 'absent' ? presence : [...presence, ...compareContents(body)]
}

function compareContents(pair: Pair): Finding[] {
  const { side } = pair
  const types = keysOf(pair, 'content')
  const typeNames = compareNames(`${side}-media-type`, types, (type) => `${pair.where}: ${type}`, {
    removed: all,
  })
  return [
    ...typeNames.map((finding) => ({ ...finding, side })),
    ...inBoth(types).flatMap((type) => compareBodies(inside(pair, '', 'content', type, 'schema'))),
  ]
}

/** The shop also reads an object without its wrapper, or in one (decision 16). */
function compareBodies(pair: Pair): readonly Finding[] {
  const { side, where } = pair
  const base = contentOfBody(pair.base, pair.revision)
  const revision = contentOfBody(pair.revision, pair.base)
  const isMoved = base !== pair.base || revision !== pair.revision
  if (side === 'request' || !isMoved) return compareSchemas(pair)
  const text = `has its content ${base === pair.base ? '' : 'no longer '}in \`data\``
  return [
    { kind: 'response-wrapper-changed', where, text, breaks: all, isTolerated: true },
    ...compareSchemas({ ...pair, base, revision }),
  ]
}

/** The object in the `data` of a body that has nothing else, where the other body has no `data`. */
function contentOfBody(body: Node, other: Node): Node {
  const fieldsOf = (node: Node) => child(resolved(node), 'properties')
  const names = Object.keys(object(fieldsOf(body).value))
  const data = resolved(child(fieldsOf(body), 'data'))
  const isWrapper = names.join() === 'data' && object(data.value).type === 'object'
  return isWrapper && child(fieldsOf(other), 'data').value === undefined ? data : body
}

function compareResponses(operation: Pair): Finding[] {
  const statuses = keysOf(operation, 'responses')
  const whereOf = (status: string) => `${operation.where}: ${status}`
  // Clients treat every error status alike, by its body; a host may no longer send one.
  const [errors = [], others = []] = [true, false].map((isError) =>
    statuses.map((all) => all.filter((status) => /^[45]/.test(status) === isError)),
  )
  const [before = [], after = []] = others
  const breaks = { added: clients, removed: all }
  return [
    ...compareNames('response', errors, whereOf, { removed: hosts }),
    ...compareNames('response', others, whereOf, breaks).map((finding) => ({
      ...finding,
      isTolerated: before.length > 0 && after.length > 0,
    })),
    // The shop reads each success alike.
    ...after.flatMap((status) => {
      const [earlier = status] = before.includes(status) ? [] : before
      const found = compareResponse(operation, earlier, status)
      // Hosts may go on with the earlier success.
      const isMore = earlier !== status && after.includes(earlier)
      return isMore ? found.filter(({ breaks }) => breaks.includes('clients')) : found
    }),
    ...inBoth(errors).flatMap((status) => compareResponse(operation, status, status)),
  ]
}

/** A shared response is named without the operation, so that a change of it is reported once. */
function compareResponse(operation: Pair, was: string, is: string): Finding[] {
  const { base } = part(operation, '', 'responses', was)
  const later = part(operation, `: ${is}`, 'responses', is)
  const response = { ...later, base, where: sharedName(later.revision) ?? later.where }
  const headers = new Set(keysOf(response, 'headers').flat())
  return [
    ...compareContents(response),
    ...[...headers].flatMap((name) =>
      compareParameter(part(response, `: header ${name}`, 'headers', name), 'header'),
    ),
  ]
}

/**
 * The codes of an operation, by status. The shop needs some codes, if their status may come: one
 * that moves breaks a client that knows the status alone, and a host must move it.
 */
function compareErrorCodes(pair: Pair): Finding[] {
  const { base, revision, where } = pair
  const before = errorCodesOf(base)
  const after = errorCodesOf(revision)
  const whereOf = (code: string) => `${where}: error code ${code}`
  const moved = [...before].filter(
    ([code, status]) => after.has(code) && after.get(code) !== status,
  )
  const [known = [], later = []] = [base, revision].map(({ document }) =>
    strings(object(document.components)['x-shop-error-codes']),
  )
  const statuses = inBoth(keysOf(pair, 'responses'))
  const breaksOf = (code: string): readonly Party[] => {
    const isKnown = [...known, ...later].includes(code)
    if (!isKnown || !statuses.includes(before.get(code) ?? '')) return []
    return later.includes(code) ? clients : all
  }
  const names = [before, after].map((codes) => [...codes.keys()])
  return [
    ...compareNames('error-code', names, (code) => code).map(({ where: code, ...finding }) => {
      return { ...finding, where: whereOf(code), breaks: breaksOf(code) }
    }),
    ...moved.map(([code, status]) => ({
      kind: 'error-code-moved',
      where: whereOf(code),
      text: `moved from ${status} to ${after.get(code)}`,
      breaks: breaksOf(code).length > 0 ? all : [],
    })),
  ]
}

/** The status of each error code of an operation. */
function errorCodesOf({ value }: Node): ReadonlyMap<string, string> {
  const statuses = Object.entries(object(object(value)['x-error-codes']))
  return new Map(
    statuses.flatMap(([status, codes]) => strings(codes).map((code) => [code, status] as const)),
  )
}
