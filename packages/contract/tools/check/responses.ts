import { compareContents, type OperationPair } from './contents.ts'
import { child, type Node, object, resolved, strings } from './json.ts'
import { compareSchemas } from './schemas.ts'

const statusesOf = (operation: Node): string[] => Object.keys(object(child(operation, 'responses').value))

const responseOf = (operation: Node, status: string): Node => resolved(child(operation, 'responses', status))

export function compareResponses(operation: OperationPair): void {
  const { name, base, revision, add } = operation
  const [before, after] = [statusesOf(base), statusesOf(revision)]
  for (const status of before) {
    if (after.includes(status)) {
      compareResponse(operation, status)
    } else {
      const path = [...revision.path, 'responses']
      add({ kind: 'response-removed', where: `${name}: ${status}`, text: 'is removed', breaking: true, path })
    }
  }
  for (const status of after) {
    if (before.includes(status)) continue
    // Clients treat every error status alike, by its body.
    const breaking = !/^[45]/.test(status)
    const path = [...revision.path, 'responses', status]
    const kind = breaking ? 'success-response-added' : 'error-response-added'
    add({ kind, where: `${name}: ${status}`, text: 'is added', breaking, path })
  }
  compareErrorCodes(operation)
}

/** Shared responses are named without their operation, so that a change of one is reported once. */
const nameOf = ({ path: [root, kind, name] }: Node, fallback: string): string =>
  root === 'components' && kind === 'responses' && name !== undefined ? name : fallback

function compareResponse({ name, base, revision, known, add }: OperationPair, status: string): void {
  const [before, after] = [responseOf(base, status), responseOf(revision, status)]
  const where = nameOf(after, `${name}: ${status}`)
  compareContents(before, after, { name: where, side: 'response', known, add })
  const [was, is] = [before, after].map((response) => child(response, 'headers'))
  if (!was || !is) return
  for (const header of Object.keys(object(was.value))) {
    const [earlier, later] = [resolved(child(was, header)), resolved(child(is, header))]
    const report = (kind: string, text: string) =>
      add({ kind, where: `${where}: header ${header}`, text, breaking: true, path: later.path })
    if (later.value === undefined) {
      report('response-header-removed', 'is removed')
      continue
    }
    if (object(earlier.value).required === true && object(later.value).required !== true) {
      report('response-header-became-optional', 'became optional')
    }
    const pair = { side: 'response', where: `${where}: header ${header}` } as const
    const schemas = { base: child(earlier, 'schema'), revision: child(later, 'schema') }
    for (const finding of compareSchemas({ ...pair, ...schemas }, known)) add(finding)
  }
  for (const header of Object.keys(object(is.value))) {
    if (object(was.value)[header] !== undefined) continue
    const path = [...is.path, header]
    const kind = 'response-header-added'
    add({ kind, where: `${where}: header ${header}`, text: 'is added', breaking: false, path })
  }
}

/** The status of each error code: those of the shared response, and those of the operation alone. */
function errorCodesOf(operation: Node): Map<string, { readonly status: string; readonly where: string }> {
  const own = object(object(operation.value)['x-error-codes'])
  return new Map(
    statusesOf(operation).flatMap((status) => {
      const response = responseOf(operation, status)
      const shared = strings(object(response.value)['x-error-codes'])
      return [
        ...shared.map((code) => [code, { status, where: nameOf(response, status) }] as const),
        ...strings(own[status]).map((code) => [code, { status, where: status }] as const),
      ]
    }),
  )
}

function compareErrorCodes({ name, base, revision, add }: OperationPair): void {
  const [before, after] = [errorCodesOf(base), errorCodesOf(revision)]
  if (before.size === 0) return
  const placeOf = (where: string) => (/^\d/.test(where) ? `${name}: ${where}` : where)
  for (const [code, { status, where }] of before) {
    const later = after.get(code)
    const path = where === status ? [...revision.path, 'x-error-codes', status] : ['components', 'responses', where]
    if (!later) {
      if (!statusesOf(revision).includes(status)) continue
      const text = `the error code ${code} is removed`
      add({ kind: 'error-code-removed', where: placeOf(where), text, breaking: true, path })
    } else if (later.status !== status) {
      const text = `the error code ${code} moved to ${later.status}`
      add({ kind: 'error-code-moved', where: placeOf(where), text, breaking: true, path })
    }
  }
  for (const [code, { status, where }] of after) {
    if (before.has(code) || !statusesOf(base).includes(status)) continue
    const path = where === status ? [...revision.path, 'x-error-codes', status] : ['components', 'responses', where]
    add({
      kind: 'error-code-added',
      where: placeOf(where),
      text: `the error code ${code} is added`,
      breaking: false,
      path,
    })
  }
}
