/**
 * The rules of the requirements and of architecture §4, written without the contract. A test replaces single rules by wrong
 * ones. Amounts are in sen.
 */
export interface Product {
  readonly product_id: number
  readonly product_name: string
  readonly price: number
  readonly product_type: 'lpitest' | 'lpigroup' | 'other'
  readonly product_format: 'book' | 'ebook' | 'online_test'
  readonly min: number
  readonly max: number
}

export interface Line {
  readonly product: Product
  readonly quantity: number
}

export interface Owned {
  readonly customer_id: number | null
}

export const rules = {
  firstQuantity: ({ min }: Product): number => (min > 1 ? min : 1),

  /** What counts towards the maximum of a product: its own quantity, or that of all tests of its type. */
  countedQuantity(lines: readonly Line[], product: Product): number {
    let counted = 0
    for (const line of lines) {
      const together = product.product_type !== 'other' && line.product.product_type === product.product_type
      if (together || line.product.product_id === product.product_id) counted += line.quantity
    }
    return counted
  },

  isAboveMaximum: (counted: number, { max }: Product): boolean => counted > max,

  isBelowMinimum: (quantity: number, { min }: Product): boolean => quantity < min,

  /** Half a sen is rounded up. */
  discount: (goods: number, percent: number): number => Math.floor((goods * percent * 10 + 500) / 1_000),

  total: (goods: number, discount: number, shipping: number): number => goods - discount + shipping,

  isStrong: (password: string): boolean =>
    password.length >= 8 && [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9\s]/].every((pattern) => pattern.test(password)),

  mayReturnTo(address: string, shopOrigin: string): boolean {
    const url = URL.parse(address)
    return url !== null && url.origin === shopOrigin && url.username === '' && url.password === ''
  },

  /** A guest's cart belongs to all who know its key. */
  mayUseCart: ({ customer_id }: Owned, caller: number | null): boolean =>
    customer_id === null || customer_id === caller,

  mayReadOrder: ({ customer_id }: Owned, caller: number | null): boolean =>
    customer_id !== null && customer_id === caller,

  /** Whether a caller may list the rows of a customer. */
  mayList: (customerId: number, caller: number): boolean => customerId === caller,

  /** A host that returns no customer_id cannot require it. */
  requiresCustomerId: (): boolean => true,

  /** The customer whose profile is returned. `_wanted` is the customer_id of the query. */
  profileOf: (caller: number, _wanted: string | null): number => caller,

  isSameOrder: (storedBody: string, body: string): boolean => storedBody === body,

  findsKey: (_key: string): boolean => true,

  endsSessionOnSignOut: (): boolean => true,

  endsSessionsOnPasswordChange: (): boolean => true,

  resetLinkWorksOnce: (): boolean => true,

  filterStatus: (status: string, wanted: string): boolean => wanted === '' || status === wanted,

  filterNumber: (id: string, wanted: string): boolean => id.toLowerCase().includes(wanted.toLowerCase()),

  storesProfile: (): boolean => true,

  /** The same whether or not the account exists. */
  signInError: (_isKnown: boolean): string => 'The email or the password is wrong.',

  forgottenPasswordMessage: (_isKnown: boolean): string => 'If there is an account, we have sent a link.',

  reusesSession: (): boolean => true,

  /** @param _times how often the session was verified */
  paidMessage: (_times: number): string => 'Paid.',
}

export type Rules = typeof rules
