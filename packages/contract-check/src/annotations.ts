/** Compares keywords that limit no values. */
import type { Difference, Party } from './finding.ts'
import { type Json, type JsonObject, same } from './json.ts'

/** Whom a new value of an annotation breaks; another annotation breaks neither. */
const breaks: Readonly<Record<string, (is: Json | undefined) => readonly Party[]>> = {
  // A request that leaves the value out must still mean the same.
  default: () => ['clients', 'hosts'],
  'x-idempotent': (is) => [is === true ? 'hosts' : 'clients'],
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
    if (same(was, is)) return []
    return {
      kind: `${key}-changed`,
      breaks: breaks[key]?.(is) ?? [],
      text: annotationText(key, is, was),
    }
  })
}

function annotationText(key: string, is: Json | undefined, was: Json | undefined): string {
  if (key === 'x-idempotent')
    return is === true ? 'may be repeated now' : 'may no longer be repeated'
  if (key !== 'default') return `is ${is === true ? 'now' : 'no longer'} ${key}`
  const shown = (value: Json | undefined) =>
    value === undefined ? 'nothing' : JSON.stringify(value)
  return `now means ${shown(is)} instead of ${shown(was)} where it is left out`
}
