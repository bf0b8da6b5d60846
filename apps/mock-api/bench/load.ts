/**
 * `pnpm load [--seconds 60] [--shoppers 200]`: shoppers at once make complete purchases against one API process; afterwards the
 * database must have no lost and no double order, and every sen. Uses the loopback port `BENCH_PORT` (4240).
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { median } from './measure.ts'
import { callsPerPurchase, purchase, type Receipt } from './purchase.ts'
import { dataFolder, startApi, stopAll } from './servers.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, shoppers: { type: 'string', default: '200' } },
})
const seconds = Math.min(60, Math.max(1, Number(values.seconds) || 60))
const shoppers = Math.min(1000, Math.max(1, Number(values.shoppers) || 200))
const port = Number(process.env['BENCH_PORT'] ?? 4240)

const api = await startApi(port)
const receipts: Receipt[] = []
const times: number[] = []
const failures: string[] = []
const start = performance.now()
const end = start + seconds * 1000

const shop = async (number: number): Promise<void> => {
  for (let round = 0; performance.now() < end; round += 1) {
    const started = performance.now()
    try {
      receipts.push(await purchase(api.origin, `load-${number}-${round}@example.com`))
      times.push(performance.now() - started)
    } catch (error) {
      failures.push(String(error))
      return
    }
  }
}
await Promise.all(Array.from({ length: shoppers }, (_, number) => shop(number)))
const took = (performance.now() - start) / 1000
const { rss } = await api.usage()
stopAll({ keepData: true })

const database = new DatabaseSync(join(dataFolder, `${port}.db`), { readOnly: true })
const count = (query: string): number => Number(Object.values(database.prepare(query).get() ?? {})[0])
const mine = `email LIKE 'load-%'`
const charged = receipts.reduce((sum, { totalSen }) => sum + totalSen, 0)
const checks: readonly (readonly [name: string, found: number, expected: number])[] = [
  ['shoppers with an error', failures.length, 0],
  ['different orders in the receipts', new Set(receipts.map(({ txnId }) => txnId)).size, receipts.length],
  ['orders in the database', count(`SELECT count(*) FROM orders WHERE ${mine}`), receipts.length],
  ['paid orders', count(`SELECT count(*) FROM orders WHERE ${mine} AND status = 'paid'`), receipts.length],
  [
    'sen in the orders, as in the receipts',
    count(`SELECT coalesce(sum(total_sen), 0) FROM orders WHERE ${mine}`),
    charged,
  ],
  [
    'sen in the paid card sessions',
    count(`SELECT coalesce(sum(amount_sen), 0) FROM card_sessions WHERE status = 'paid'`),
    charged,
  ],
  ['paid card sessions', count(`SELECT count(*) FROM card_sessions WHERE status = 'paid'`), receipts.length],
  [
    'test accounts',
    count(`SELECT count(*) FROM test_accounts JOIN orders USING (order_txn_id) WHERE ${mine}`),
    receipts.length,
  ],
  ['items left in the carts', count(`SELECT count(*) FROM cart_items JOIN orders USING (cart_id) WHERE ${mine}`), 0],
]
database.close()
stopAll()

const rate = receipts.length / took
console.log(`${receipts.length} complete purchases by ${shoppers} shoppers at once in ${took.toFixed(1)} s`)
console.log(
  `${rate.toFixed(0)} per second, ${(rate * callsPerPurchase).toFixed(0)} calls per second; median ${median(times).toFixed(0)} ms per purchase`,
)
console.log(`${rss.toFixed(0)} MiB resident at the end`)
for (const reason of new Set(failures)) console.log(`failed: ${reason}`)
let wrong = receipts.length === 0 ? 1 : 0
for (const [name, found, expected] of checks) {
  if (found !== expected) wrong += 1
  console.log(
    `${found === expected ? 'ok   ' : 'WRONG'}  ${name.padEnd(40)} ${found}${found === expected ? '' : `, not ${expected}`}`,
  )
}
process.exit(wrong > 0 ? 1 : 0)
