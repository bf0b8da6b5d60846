/**
 * `pnpm load [--seconds 60]`: 200 shoppers at once make whole purchases against one API process, then the books are looked at: no error,
 * no order lost or doubled, and every sen accounted for. Loopback only, on `BENCH_PORT` (4240); it stops by itself.
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { median } from './api-rounds.ts'
import { dataFolder, startApi, stopAll } from './api-servers.ts'
import { callsAPurchase, purchase, type Receipt } from './load-shopper.ts'

const { seconds: wanted } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } }).values
const seconds = Math.min(60, Math.max(1, Number(wanted) || 60))
const shoppers = 200
const port = Number(process.env['BENCH_PORT'] ?? 4240)

const api = await startApi(port)
const receipts: Receipt[] = []
const times: number[] = []
const failures: string[] = []
const begun = performance.now()
const end = begun + seconds * 1000

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
const took = (performance.now() - begun) / 1000
const { rss } = await api.usage()
stopAll({ keepData: true })

const books = new DatabaseSync(join(dataFolder, `${port}.db`), { readOnly: true })
const one = (query: string): number => Number(Object.values(books.prepare(query).get() ?? {})[0])
const mine = `email LIKE 'load-%'`
const charged = receipts.reduce((sum, { totalSen }) => sum + totalSen, 0)
const checks: readonly (readonly [what: string, found: number, expected: number])[] = [
  ['shoppers who met an error', failures.length, 0],
  ['different orders in the receipts', new Set(receipts.map(({ txnId }) => txnId)).size, receipts.length],
  ['orders in the books', one(`SELECT count(*) FROM orders WHERE ${mine}`), receipts.length],
  ['of them paid', one(`SELECT count(*) FROM orders WHERE ${mine} AND status = 'paid'`), receipts.length],
  [
    'sen in the receipts and in the orders',
    one(`SELECT coalesce(sum(total_sen), 0) FROM orders WHERE ${mine}`),
    charged,
  ],
  [
    "sen in the provider's books",
    one(`SELECT coalesce(sum(amount_sen), 0) FROM card_sessions WHERE status = 'paid'`),
    charged,
  ],
  ["charges in the provider's books", one(`SELECT count(*) FROM card_sessions WHERE status = 'paid'`), receipts.length],
  [
    'seats of tests opened',
    one(`SELECT count(*) FROM test_accounts JOIN orders USING (order_txn_id) WHERE ${mine}`),
    receipts.length,
  ],
  ['goods left in the carts', one(`SELECT count(*) FROM cart_items JOIN orders USING (cart_id) WHERE ${mine}`), 0],
]
books.close()
stopAll()

const rate = receipts.length / took
console.log(`${receipts.length} whole purchases by ${shoppers} shoppers at once in ${took.toFixed(1)} s`)
console.log(
  `${rate.toFixed(0)} a second, ${(rate * callsAPurchase).toFixed(0)} calls a second; median ${median(times).toFixed(0)} ms a purchase`,
)
console.log(`${rss.toFixed(0)} MiB resident at the end`)
for (const reason of new Set(failures)) console.log(`failed: ${reason}`)
let wrong = receipts.length === 0 ? 1 : 0
for (const [what, found, expected] of checks) {
  if (found !== expected) wrong += 1
  console.log(
    `${found === expected ? 'right' : 'WRONG'}  ${what.padEnd(40)} ${found}${found === expected ? '' : `, not ${expected}`}`,
  )
}
process.exit(wrong > 0 ? 1 : 0)
