/** A request must accept each earlier value; a response must not contain a new one. */
export type Side = 'request' | 'response'

/**
 * A client of the earlier document fails with a host of the later one, or a host of the earlier
 * with the shop of the later.
 */
export type Party = 'clients' | 'hosts'

export interface Difference {
  readonly kind: string
  /** Continues a sentence that begins with the place, such as "became required". */
  readonly text: string
  readonly breaks: readonly Party[]
  /** Whether the shop copes, but a stricter client may fail. */
  readonly isTolerated?: boolean | undefined
  /** The description of a rule that changed. */
  readonly about?: string
}

/** A difference with its place, which several operations may share. */
export interface Finding extends Difference {
  /** Such as `POST /api/v1/cart: body.quantity`, or `Order.order_txn_id` in a shared schema. */
  readonly where: string
  readonly side?: Side
}

export const findingsOf = (
  side: Side,
  where: string,
  differences: readonly Difference[],
): Finding[] =>
  differences.map((found) => ({ ...found, kind: `${side}-${found.kind}`, where, side }))

type NameChange = 'added' | 'removed'

/**
 * Compares two sets of names, such as operations or statuses.
 * @param whereOf the place of a name
 */
export function compareNames(
  thing: string,
  [before = [], after = []]: readonly string[][],
  whereOf: (name: string) => string,
  breaks: Readonly<Partial<Record<NameChange, readonly Party[]>>> = {},
): Finding[] {
  const found = (change: NameChange, names: readonly string[], others: readonly string[]) =>
    names
      .filter((name) => !others.includes(name))
      .map((name) => {
        const kind = `${thing}-${change}`
        return { kind, where: whereOf(name), text: `is ${change}`, breaks: breaks[change] ?? [] }
      })
  return [...found('removed', before, after), ...found('added', after, before)]
}
