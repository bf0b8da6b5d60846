/** Compares keywords that limit no values. */
import type { Difference, Party } from './finding.ts'
import { type Json, type JsonObject, same } from './json.ts'

type Breaks = (is: Json | undefined, was: Json | undefined) => readonly Party[]

/** Whom a new value of an annotation breaks. */
const annotations: Readonly<Record<string, Breaks>> = {
  // A request that leaves the value out must still mean the same.
  default: () => ['clients', 'hosts'],
  deprecated: () => [],
  'x-idempotent': (is) => [is === true ? 'hosts' : 'clients'],
  // Hosts may leave out `assumed` fields of responses.
  'x-provenance': (is, was) => {
    if (is === 'assumed') return ['clients']
    return was === 'assumed' ? ['hosts'] : []
  },
}

/** @param keys the annotations to compare; others have no meaning at this place */
export function compareAnnotations(
  keys: readonly string[],
  base: JsonObject,
  revision: JsonObject,
): Difference[] {
  return keys.flatMap((key) => {
    const was = base[key]
    const is = revision[key]
    if (same(was, is) || isUnstated(key, was, is)) return []
    return {
      kind: `${key}-changed`,
      breaks: annotations[key]?.(is, was) ?? [],
      text: annotationText(key, is, was),
    }
  })
}

/** A document without our own annotations says nothing about them. */
const isUnstated = (key: string, was: Json | undefined, is: Json | undefined): boolean =>
  key.startsWith('x-') && (was === undefined || (is === undefined && key === 'x-provenance'))

function annotationText(key: string, is: Json | undefined, was: Json | undefined): string {
  if (key === 'x-idempotent')
    return is === true ? 'may be repeated now' : 'may no longer be repeated'
  if (key === 'x-provenance') {
    const duty = is === 'assumed' ? 'may leave it out' : 'must send it'
    return `is now ${is} instead of ${was} (a host ${duty})`
  }
  if (key !== 'default') return `is ${is === true ? 'now' : 'no longer'} ${key}`
  const shown = (value: Json | undefined) =>
    value === undefined ? 'nothing' : JSON.stringify(value)
  return `now means ${shown(is)} instead of ${shown(was)} where it is left out`
}
