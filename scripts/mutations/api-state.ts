import type { Mutation } from './mutation.ts'

const src = 'apps/mock-api/src'

/** What stays correct: steps, quantities, transactions, seeds, the end of calls. */
export const apiState: readonly Mutation[] = [
  {
    name: 'current prices in orders',
    file: `${src}/modules/order/place-order.service.ts`,
    find: 'orderTotals(items, ',
    replace: 'orderTotals(items.map((item) => ({ ...item, product: { ...item.product, product_price: 1 } })), ',
    requirements: ['V2.2.3'],
  },
  {
    name: 'steps of a payment in order',
    file: `${src}/modules/payment/payment.service.ts`,
    find: 'if (!isPayable(order.status)) {',
    replace: "if (!isPayable(order.status) && order.status === 'pending') {",
    requirements: ['V2.3.1'],
  },
  {
    name: 'maximum quantities',
    file: `${src}/modules/cart/cart.service.ts`,
    find: 'if (!canAdd(cart.items, product_id, product)) {',
    replace: 'if (!canAdd(cart.items, product_id, product) && product_id < 0) {',
    requirements: ['V2.3.2'],
  },
  {
    name: 'amounts in whole sen',
    file: 'packages/contract/src/shared/money.ts',
    find: 'return Math.floor((sen * hundredths * 2 + 10_000) / 20_000)',
    replace: 'return (sen * hundredths) / 10_000',
    requirements: ['V1.4.2'],
  },
  {
    name: 'one order per idempotency key',
    file: `${src}/modules/order/place-order.service.ts`,
    find: '  if (existing) return toPlaced(existing)\n',
    replace: '  void existing\n',
    requirements: ['V2.3.4'],
  },
  {
    name: 'order settled once',
    file: `${src}/modules/order/settle-order.service.ts`,
    find: "    if (!order || !isPayable(order.status)) return\n    if (!changeStatus(world.sql, order, 'paid', world.clock.now().toISOString())) return\n",
    replace:
      "    if (!order || isPayable === undefined) return\n    changeStatus(world.sql, order, 'paid', world.clock.now().toISOString())\n",
    requirements: ['V2.3.4'],
  },
  {
    name: 'rollback of a failed transaction',
    file: `${src}/worlds/world.ts`,
    find: '        sql.run`ROLLBACK TO work`\n',
    requirements: ['V16.5.3'],
  },
  {
    name: 'transactions after a rollback by SQLite',
    file: `${src}/worlds/world.ts`,
    find: '    } finally {\n      this.#inTransaction = false\n    }\n  }\n\n  /**\n   * Resolves',
    replace: '    }\n  }\n\n  /**\n   * Resolves',
    requirements: ['V2.3.3', 'V16.5.3', 'H1'],
  },
  {
    name: 'batch that SQLite rolled back',
    file: `${src}/worlds/world.ts`,
    find: "    if (!connection.isTransaction) throw new Error('SQLite rolled back the batch of this transaction.')\n",
    requirements: ['H1'],
  },
  {
    name: 'response after the commit',
    file: `${src}/http/worlds.ts`,
    find: 'reply.statusCode >= 500 ? payload : notCommitted(reply)',
    replace: 'typeof notCommitted === "function" ? payload : payload',
    requirements: ['V16.5.3'],
  },
  {
    name: 'limit of the time of a request',
    file: `${src}/app.ts`,
    find: '    requestTimeout: requestTimeoutMs,\n',
    replace: '    requestTimeout: 300_000,\n',
    requirements: ['V15.2.2', 'L3'],
  },
  {
    name: 'readyz checks the database',
    file: `${src}/app.ts`,
    find: '    await worlds.checkStorage().catch(reportUnavailable)\n',
    replace: '    void reportUnavailable\n',
    requirements: ['M7'],
  },
  {
    name: 'calls in flight at SIGTERM',
    file: `${src}/start-server.ts`,
    find: 'process.once(signal, () => void server.close().then(() => process.exit(0)))',
    replace: 'process.once(signal, () => process.exit(0))',
    requirements: ['L10'],
  },
  {
    name: 'maximum of prices in seeds',
    file: `${src}/seed/seed-schema.ts`,
    find: 'const priceSchema = amountUpTo(1_000_000)',
    replace: 'const priceSchema = amountUpTo(1e300)',
    requirements: ['L28'],
  },
  {
    name: 'form of password hashes in seeds',
    file: `${src}/modules/auth/password.ts`,
    find: '/^argon2id\\$19456\\$2\\$[\\w-]{22}\\$[\\w-]{43}$/',
    replace: '/^argon2id/',
    requirements: ['L28'],
  },
  {
    name: 'edited rows that a seed accepts',
    file: `${src}/control/tables.service.ts`,
    find: 'if (issue !== undefined) throw new Error(issue)',
    replace: 'void issue',
    requirements: ['L28'],
  },
  {
    name: 'shop of the order in mails after a payment',
    file: `${src}/modules/payment/payment.service.ts`,
    find: '{ reference }) => settleOrder(world, reference),',
    replace:
      '{ reference, returnUrl }) => {\n    setShopOrigin(world.sql, reference, new URL(returnUrl).origin)\n    settleOrder(world, reference)\n  },',
    requirements: ['V1.3.6', 'M14', 'M16'],
  },
  {
    name: 'shop of an order of a seed',
    file: `${src}/modules/payment/payment.service.ts`,
    find: 'if (order.shop_origin === null) ',
    replace: "if (order.shop_origin === '') ",
    requirements: ['M16'],
  },
  {
    name: 'no hold for a client that has left',
    file: `${src}/http/close-signal.ts`,
    find: 'if (reply.raw.destroyed) closed.abort()\n  else reply',
    replace: 'reply',
    requirements: ['L34'],
  },
  {
    name: 'number of faults',
    file: `${src}/control/control.service.ts`,
    find: 'faults.list.length >= 1000',
    replace: 'faults.list.length >= 1_000_000',
    requirements: ['V15.2.2', 'L38'],
  },
  {
    name: 'uploads of a network address',
    file: `${src}/http/large-bodies.ts`,
    find: ' || own.length >= MAX_BODIES_BY_ADDRESS',
    replace: ' || own.length < 0 * MAX_BODIES_BY_ADDRESS',
    requirements: ['V15.2.2', 'L42'],
  },
]
