import type { Finding, Side } from './finding.ts'
import { child, type Node } from './json.ts'

/** The values of the same place in both documents. */
export interface Pair {
  readonly side: Side
  readonly where: string
  readonly base: Node
  readonly revision: Node
  /** Whether the values are texts, as in a URL. */
  readonly isText?: boolean
  /** The findings by side and place. Each pair is compared once, so a recursive schema ends. */
  readonly known: Map<string, readonly Finding[]>
}

/** The values inside a pair. @param name is added to the place */
export const inside = (pair: Pair, name: string, ...keys: string[]): Pair => ({
  ...pair,
  where: `${pair.where}${name}`,
  base: child(pair.base, ...keys),
  revision: child(pair.revision, ...keys),
})
