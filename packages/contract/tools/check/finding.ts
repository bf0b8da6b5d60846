export type Side = 'request' | 'response'

/** A difference of two values, without its place. */
export interface Difference {
  readonly kind: string
  readonly text: string
  readonly breaking: boolean
}

/** A difference at its place, which several operations may share. */
export interface Finding extends Difference {
  /** Such as `POST /api/v1/cart: body.quantity`, or `Order.order_txn_id` for a shared schema. */
  readonly where: string
  /** The keys from the root of the revision to the value, or to where it was. */
  readonly path: readonly string[]
}

export type AddFinding = (finding: Finding) => void
