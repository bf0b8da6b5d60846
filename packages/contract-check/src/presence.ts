/** Compares whether a field, parameter, header or body exists, and whether it may be left out. */
import { merged } from './alternatives.ts'
import { type Difference, type Finding, findingsOf, type Party } from './finding.ts'
import { list, type Node, nodeAt, object } from './json.ts'
import type { Pair } from './pair.ts'

/** Whether a value exists, and whether it may be left out. */
export type Presence = 'absent' | 'optional' | 'required'

/** @param thing such as `field` or `body` */
export function comparePresence(pair: Pair, thing: string, was: Presence, is: Presence): Finding[] {
  if (was === is) return []
  const { kind, ...difference } =
    pair.side === 'request' ? requestPresence(was, is) : responsePresence(pair, was, is)
  return findingsOf(pair.side, pair.where, [{ ...difference, kind: `${thing}-${kind}` }])
}

function requestPresence(was: Presence, is: Presence): Difference {
  if (is === 'absent') {
    // A client of the later document cannot send what a host of the earlier one requires.
    const breaks: readonly Party[] = was === 'required' ? ['clients', 'hosts'] : ['clients']
    return { kind: 'removed', text: 'is removed', breaks }
  }
  if (was === 'absent') {
    // The later shop sends it, and a host of the earlier document refuses what it does not know.
    const breaks: readonly Party[] = is === 'required' ? ['clients', 'hosts'] : []
    return { kind: 'added', text: `is new and ${is}`, breaks }
  }
  const breaks: readonly Party[] = is === 'required' ? ['clients'] : []
  return { kind: `became-${is}`, text: `became ${is}`, breaks }
}

function responsePresence({ base, revision }: Pair, was: Presence, is: Presence): Difference {
  // The shop goes on without an assumed field.
  const missed: readonly Party[] = isAssumed(base) ? [] : ['clients']
  const demanded: readonly Party[] = is === 'required' ? ['hosts'] : []
  const isTolerated = isReadAsEmpty(is === 'required' ? revision : base)
  if (is === 'absent') return { kind: 'removed', text: 'is removed', breaks: missed, isTolerated }
  const duty = isAssumed(revision) ? 'assumed (a host may leave it out)' : is
  if (was === 'absent')
    return { kind: 'added', text: `is new and ${duty}`, breaks: demanded, isTolerated }
  const breaks = is === 'required' ? demanded : missed
  return { kind: `became-${is}`, text: `became ${duty}`, breaks, isTolerated }
}

/** Whether the shop reads an object of texts without the field. */
function isReadAsEmpty({ document, path }: Node): boolean {
  const owner = nodeAt(document, ...path.slice(0, -2))
  return list(object(owner.value)['x-reads']).includes('{}')
}

/** Whether a host may leave out a field of a response. */
export const isAssumed = (node: Node): boolean => merged(node)['x-provenance'] === 'assumed'
