/**
 * How an exchange differs from the contract.
 *
 * - `request`: the client violated it.
 * - `response`: the response violated it. The mock's own was replaced by a 500, others were sent.
 * - `tolerated`: the response differs, but the shop can show it.
 * - `error`: the mock failed; `details` is the message of its error.
 * - `fault`: a fault changed the response.
 * - `unimplemented`: the mock has no handler for the call yet.
 * - `unknown`: the contract has no such call.
 */
type Difference =
  | 'request'
  | 'response'
  | 'tolerated'
  | 'error'
  | 'fault'
  | 'unimplemented'
  | 'unknown'

/** Whether an exchange met the contract. */
export type ContractResult =
  | { readonly kind: 'valid' }
  | { readonly kind: Difference; readonly details: string }
