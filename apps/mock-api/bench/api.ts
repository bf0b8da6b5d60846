/**
 * `pnpm bench [--quick]`: how fast the API is beside bare Fastify, json-server and Prism, on one machine in one run, and whether
 * its memory stays flat. Ends with 1 when a target is missed. Loopback only, on `BENCH_PORT` (4240) and the ports after it.
 */
import { parseArgs } from 'node:util'
import openapi from '@shop/contract/openapi.json' with { type: 'json' }
import { connections, type Figure, measure, send, type Target } from './api-rounds.ts'
import {
  installPeers,
  productsPath,
  type Server,
  startApi,
  startBare,
  startJsonServer,
  startPrism,
  stopAll,
} from './api-servers.ts'
import { callsAPurchase, cartAnswer, purchase } from './load-shopper.ts'

const { quick } = parseArgs({ options: { quick: { type: 'boolean', default: false } } }).values
const port = Number(process.env['BENCH_PORT'] ?? 4240)
const rounds = quick ? 3 : 5
const seconds = quick ? 2 : 4
const productPath = '/api/v1/product/8'

installPeers()
const api = await startApi(port)
const list: unknown = await (await fetch(api.origin + productsPath)).json()
const detail: unknown = await (await fetch(api.origin + productPath)).json()

const press = async (cart_uid: string | null) => {
  const body = JSON.stringify({ cart_uid, quantity: 1, product_id: 8, type: 'other' })
  const answer = await fetch(`${api.origin}/api/v1/cart`, { method: 'POST', headers: json, body })
  return cartAnswer.parse(await answer.json()).cart
}
const json = { 'content-type': 'application/json' }
const cart = await press(null)

const bare = await startBare(port + 1, { [productsPath]: list, [productPath]: detail })
const jsonServer = await startJsonServer(port + 2, list, cart)
const prism = await startPrism(port + 3, withExample(list))
const logging = await startApi(port + 4, 'this API, writing its log', 'info')

const get = (server: Server, path: string): Target => ({ server, options: { path } })

/** Each connection presses plus and minus in its own cart, so that none comes to a limit. */
const cartTarget = async (): Promise<Target> => {
  const uids = await Promise.all(Array.from({ length: connections }, async () => (await press(null)).cart_uid))
  let next = 0
  return {
    server: api,
    options: {
      path: '/api/v1/cart',
      setupClient: (client) => {
        const cart_uid = uids[next % uids.length]
        next += 1
        const requests = ([1, -1] as const).map((quantity) => ({
          method: 'POST' as const,
          headers: json,
          body: JSON.stringify({ cart_uid, quantity, product_id: 8, type: 'other' }),
        }))
        client.setRequests(requests)
      },
    },
  }
}

/** Overwrites, where adding would let its file grow and slow it down: the kinder of its writes. */
const writeTarget: Target = {
  server: jsonServer,
  options: { path: '/carts/1', method: 'PUT', headers: json, body: JSON.stringify({ id: 1, ...cart }) },
}

const rows: (readonly [label: string, target: Target])[] = [
  ['products  bare Fastify', get(bare, productsPath)],
  ['products  this API', get(api, productsPath)],
  ['products  this API, log at info', get(logging, productsPath)],
  ['products  json-server', get(jsonServer, '/products')],
  ['products  Prism', get(prism, productsPath)],
  ['product   bare Fastify', get(bare, productPath)],
  ['product   this API', get(api, productPath)],
  ['write     this API, POST cart', await cartTarget()],
  ['write     json-server, PUT', writeTarget],
]
const figures = await measure(
  rows.map(([, target]) => target),
  rounds,
  seconds,
)
const find = (label: string): Figure => {
  const figure = figures[rows.findIndex(([name]) => name === label)]
  if (!figure) throw new Error(`Nothing was measured as ${label}.`)
  return figure
}

console.log(`\n${'one run'.padEnd(34)}   req/s   p99 ms   server CPU, µs/request`)
for (const [label] of rows) {
  const { rate, p99, cpu } = find(label)
  console.log(
    `${label.padEnd(34)}${rate.toFixed(0).padStart(8)}${p99.toFixed(0).padStart(9)}${cpu === null ? '' : cpu.toFixed(0).padStart(15)}`,
  )
}
console.log(
  `whole purchase, 50 at once        ${(await purchases()).toFixed(0).padStart(8)}   a second, of ${callsAPurchase} calls each`,
)

const products = find('products  this API')
const checks: (readonly [what: string, value: number, target: number])[] = [
  ['products: share of bare Fastify', products.rate / find('products  bare Fastify').rate, 0.5],
  ['products: times json-server', products.rate / find('products  json-server').rate, 2.5],
  ['products: times Prism', products.rate / find('products  Prism').rate, 6],
  [
    'POST cart: times json-server write',
    find('write     this API, POST cart').rate / find('write     json-server, PUT').rate,
    2,
  ],
]
console.log('')
let missed = 0
const judge = (what: string, value: string, met: boolean, target: string) => {
  if (!met) missed += 1
  console.log(`${met ? 'met   ' : 'MISSED'}  ${what.padEnd(38)} ${value.padStart(8)}   (${target})`)
}
for (const [what, value, target] of checks) judge(what, value.toFixed(2), value >= target, `at least ${target}`)
const slowest = Math.max(products.p99, find('product   this API').p99, find('write     this API, POST cart').p99)
judge(`p99 at ${connections} connections, ms`, slowest.toFixed(0), slowest < 10, 'below 10')
if (!quick) await memoryStaysFlat()
stopAll()
process.exit(missed > 0 ? 1 : 0)

/** Whole purchases a second, by 50 shoppers at once. */
async function purchases(): Promise<number> {
  const amount = 200
  const started = performance.now()
  let left = amount
  const shopper = async (number: number) => {
    while (left > 0) {
      left -= 1
      await purchase(api.origin, `bench-${number}-${left}@example.com`)
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, number) => shopper(number)))
  return amount / ((performance.now() - started) / 1000)
}

/** 200,000 requests in four parts: memory may not grow from the second to the last by more than 10 MiB. */
async function memoryStaysFlat(): Promise<void> {
  const marks: number[] = []
  for (let part = 0; part < 4; part += 1) {
    await send(get(api, productsPath), 40_000)
    await send(await cartTarget(), 10_000)
    marks.push(api.memory() ?? 0)
  }
  const grown = (marks[3] ?? 0) - (marks[1] ?? 0)
  judge(
    `MiB after each 50,000 of 200,000: ${marks.map((each) => each.toFixed(0)).join(' ')}`,
    `+${grown.toFixed(0)}`,
    grown <= 10,
    'at most +10',
  )
}

/** The contract's document with the list as the example that Prism answers. */
function withExample(example: unknown): object {
  const { servers: _, ...document } = structuredClone(openapi) as typeof openapi & { servers?: unknown }
  const media: object = document.paths[productsPath].get.responses['200'].content['application/json']
  Object.assign(media, { example })
  return document
}
