/** A request must accept each earlier value; a response must not contain a new one. */
export type Side = 'request' | 'response'

/** What the check finds at a place. */
export interface Difference {
  readonly kind: string
  readonly text: string
  readonly breaking: boolean
}

/** A difference with its place, which several operations may share. */
export interface Finding extends Difference {
  /** Such as `POST /api/v1/cart: body.quantity`, or `Order.order_txn_id` in a shared schema. */
  readonly where: string
}

export const findingsOf = (side: Side, where: string, differences: readonly Difference[]): Finding[] =>
  differences.map((found) => ({ ...found, kind: `${side}-${found.kind}`, where, text: `${side}: ${found.text}` }))

/**
 * Compares two sets of names, such as operations, statuses or error codes.
 * @param whereOf the place of a name
 * @param breaking the changes that break clients
 */
export function compareNames(
  thing: string,
  [before = [], after = []]: readonly string[][],
  whereOf: (name: string) => string,
  breaking: readonly ('added' | 'removed')[] = ['removed'],
): Finding[] {
  const found = (change: 'added' | 'removed', names: readonly string[], others: readonly string[]) =>
    names
      .filter((name) => !others.includes(name))
      .map((name) => {
        const breaks = breaking.includes(change)
        return { kind: `${thing}-${change}`, where: whereOf(name), text: `is ${change}`, breaking: breaks }
      })
  return [...found('removed', before, after), ...found('added', after, before)]
}
