import type { OperationPair } from './contents.ts'
import { at, child, list, type Node, object, resolved, same } from './json.ts'
import { compareSchemas } from './schemas.ts'

interface Parameter {
  readonly key: string
  readonly label: string
  readonly node: Node
}

function parametersOf(operation: Node): Parameter[] {
  const [, path = ''] = operation.path
  const { document } = operation
  const item: Node = { document, path: ['paths', path], value: at(document, 'paths', path) }
  const nodes = [item, operation].flatMap((owner) =>
    list(object(owner.value).parameters).map((_value, index) => {
      const parameters = child(owner, 'parameters')
      return resolved({
        document,
        path: [...parameters.path, String(index)],
        value: list(parameters.value)[index],
      })
    }),
  )
  const placeholders = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name)
  return nodes.map((node) => {
    const { name, in: place } = object(node.value)
    const text = String(name)
    const keys: Record<string, string | number> = { path: placeholders.indexOf(text), header: text.toLowerCase() }
    return { key: `${place} ${keys[String(place)] ?? text}`, label: `${place} parameter ${text}`, node }
  })
}

export function compareParameters({ name, base, revision, known, add }: OperationPair): void {
  const [before, after] = [parametersOf(base), parametersOf(revision)]
  for (const { key, label, node } of before) {
    const later = after.find((candidate) => candidate.key === key)?.node
    const where = `${name}: ${label}`
    if (!later) {
      const path = [...revision.path, 'parameters']
      add({ kind: 'parameter-removed', where, text: 'is removed', breaking: true, path })
      continue
    }
    const [was, is] = [object(node.value), object(later.value)]
    const [wasRequired, isRequired] = [was.required === true, is.required === true]
    const { path } = later
    if (wasRequired !== isRequired) {
      const kind = isRequired ? 'parameter-became-required' : 'parameter-became-optional'
      add({ kind, where, text: isRequired ? 'became required' : 'became optional', breaking: isRequired, path })
    }
    for (const key of ['style', 'explode', 'allowReserved', 'content']) {
      if (same(was[key], is[key])) continue
      add({ kind: 'parameter-form-changed', where, text: `${key} changed`, breaking: true, path })
    }
    if (is.deprecated === true && was.deprecated !== true) {
      add({ kind: 'parameter-deprecated', where, text: 'is deprecated', breaking: false, path })
    }
    const pair = { side: 'request', where, wasOptional: !wasRequired } as const
    const schemas = { base: child(node, 'schema'), revision: child(later, 'schema') }
    for (const finding of compareSchemas({ ...pair, ...schemas }, known)) add(finding)
  }
  for (const { key, label, node } of after) {
    if (before.some((candidate) => candidate.key === key)) continue
    const breaking = object(node.value).required === true
    const kind = breaking ? 'required-parameter-added' : 'optional-parameter-added'
    const text = breaking ? 'is added, required' : 'is added, optional'
    add({ kind, where: `${name}: ${label}`, text, breaking, path: node.path })
  }
}
