import type { Seed } from './seed-schema.ts'

export interface SeedIssue {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** What the schema cannot check: duplicates, and references between the rows. */
export const seedIssues = (seed: Seed): SeedIssue[] => {
  const productIds = new Set(seed.products.map(({ id }) => id))
  const emails = new Set(seed.customers.map(({ email }) => email.toLowerCase()))
  const codes = new Set(seed.coupons.map(({ code }) => code.toLowerCase()))
  const issues: SeedIssue[] = []
  const check = (isValid: boolean, path: SeedIssue['path'], message: string) => {
    if (!isValid) issues.push({ path, message })
  }
  const checkCustomer = (customer: string | null, path: SeedIssue['path']) =>
    check(customer === null || emails.has(customer.toLowerCase()), path, `There is no customer ${customer}.`)
  const checkUnique = <Row>(name: string, rows: readonly Row[], key: string & keyof Row) => {
    const found = new Set<unknown>()
    for (const [index, row] of rows.entries()) {
      const value = typeof row[key] === 'string' ? row[key].toLowerCase() : row[key]
      check(!found.has(value), [name, index, key], `${row[key]} is there already: expected a unique ${key}.`)
      found.add(value)
    }
  }

  checkUnique('products', seed.products, 'id')
  checkUnique('slides', seed.slides, 'id')
  checkUnique('trainers', seed.trainers, 'number')
  checkUnique('coupons', seed.coupons, 'code')
  checkUnique('customers', seed.customers, 'id')
  checkUnique('customers', seed.customers, 'email')
  checkUnique('carts', seed.carts, 'cart_id')
  checkUnique('carts', seed.carts, 'cart_uid')
  checkUnique('orders', seed.orders, 'order_txn_id')
  for (const [index, { min_quantity: min, max_quantity: max }] of seed.products.entries()) {
    check(max >= min, ['products', index, 'max_quantity'], `Expected at least min_quantity, ${min}; received ${max}.`)
  }
  for (const [index, { customer, token, token_hash }] of seed.sessions.entries()) {
    checkCustomer(customer, ['sessions', index, 'customer'])
    check((token ?? token_hash) !== undefined, ['sessions', index, 'token'], 'Expected token or token_hash.')
  }
  for (const [index, { customer, items }] of seed.carts.entries()) {
    checkCustomer(customer, ['carts', index, 'customer'])
    for (const [item, { product_id: id }] of items.entries()) {
      check(productIds.has(id), ['carts', index, 'items', item, 'product_id'], `There is no product ${id}.`)
    }
    checkUnique(`carts.${index}.items`, items, 'product_id')
  }
  for (const [index, { customer, items, coupon_code: code, totals }] of seed.orders.entries()) {
    checkCustomer(customer, ['orders', index, 'customer'])
    check(
      code === null || totals !== undefined || codes.has(code.toLowerCase()),
      ['orders', index, 'coupon_code'],
      `There is no coupon ${code}.`,
    )
    for (const [position, item] of items.entries()) {
      const isComplete = item.name !== undefined && item.price !== undefined
      const message = `There is no product ${item.product_id}: expected one of the seed, or name and price.`
      check(isComplete || productIds.has(item.product_id), ['orders', index, 'items', position, 'product_id'], message)
    }
  }
  return issues
}
