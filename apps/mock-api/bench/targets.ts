import openapi from '@shop/contract/openapi.json' with { type: 'json' }
import { connections, type Figure, measure, run, type Target } from './measure.ts'
import { callsPerPurchase, purchase } from './purchase.ts'
import {
  changeQuantity,
  changeQuantityOfStub,
  get,
  overwriteCart,
  productPath,
  responsesOf,
  startCart,
} from './requests.ts'
import {
  installPeers,
  productsPath,
  type Server,
  startApi,
  startBare,
  startJsonServer,
  startPrism,
  stopAll,
} from './servers.ts'

const rounds = 5
const seconds = 2

/** Measures the API and its peers, prints the figures and returns whether all targets are met. */
export const targetsAreMet = async (port: number): Promise<boolean> => {
  installPeers()
  const api = await startApi(port)
  const bodies = await responsesOf(api)
  const bare = await startBare(port + 1, bodies)
  const jsonServer = await startJsonServer(port + 2, bodies[productsPath], await startCart(api))
  const prism = await startPrism(port + 3, withExample(bodies[productsPath]))
  const logging = await startApi(port + 4, 'this API, writing its log', 'info')

  const rows = {
    'products  bare Fastify': get(bare, productsPath),
    'products  this API': get(api, productsPath),
    'products  this API, log at info': get(logging, productsPath),
    'products  json-server': get(jsonServer, '/products'),
    'products  Prism': get(prism, productsPath),
    'product   bare Fastify': get(bare, productPath),
    'product   this API': get(api, productPath),
    'cart      bare Fastify, POST': changeQuantityOfStub(bare),
    'cart      this API, POST': await changeQuantity(api),
    'cart      json-server, PUT': overwriteCart(jsonServer, await startCart(api)),
  } satisfies Record<string, Target>
  const figures = await measure(Object.values(rows), seconds, (_, done) => done >= rounds)
  const find = (label: keyof typeof rows): Figure => {
    const figure = figures[Object.keys(rows).indexOf(label)]
    if (!figure) throw new Error(`There is no measurement of ${label}.`)
    return figure
  }

  const columns = (rate: string, p99: string, cpu: string) => rate.padStart(8) + p99.padStart(9) + cpu.padStart(24)
  console.log(`\n${'one run'.padEnd(34)}${columns('req/s', 'p99 ms', 'server CPU, µs/request')}`)
  for (const [index, label] of Object.keys(rows).entries()) {
    const { rate = 0, p99 = 0, cpu = 0 } = figures[index] ?? {}
    console.log(`${label.padEnd(34)}${columns(rate.toFixed(0), p99.toFixed(0), cpu.toFixed(0))}`)
  }
  const rate = (await purchaseRate(api)).toFixed(0)
  console.log(
    `${'complete purchase, 50 at once'.padEnd(34)}${rate.padStart(8)}   per second, of ${callsPerPurchase} calls each\n`,
  )

  // By processor time: on few cores the request rate depends on the client as much as on the server.
  const products = find('products  this API')
  const cart = find('cart      this API, POST')
  const results = [
    atLeast(0.5, 'products: share of bare Fastify', find('products  bare Fastify').cpu / products.cpu),
    atLeast(2.5, 'products: times json-server', find('products  json-server').cpu / products.cpu),
    atLeast(6, 'products: times Prism', find('products  Prism').cpu / products.cpu),
    atLeast(2, 'POST cart: times json-server’s PUT', find('cart      json-server, PUT').cpu / cart.cpu),
    below(
      10,
      `p99 at ${connections} connections, ms`,
      Math.max(products.p99, find('product   this API').p99, cart.p99),
    ),
    ...(await memoryStaysFlat(api)),
  ]
  stopAll()
  return results.every(Boolean)
}

const print = (isMet: boolean, name: string, value: string, target: string): boolean => {
  console.log(`${isMet ? 'met   ' : 'MISSED'}  ${name.padEnd(48)} ${value.padStart(8)}   (${target})`)
  return isMet
}
const atLeast = (target: number, name: string, value: number) =>
  print(value >= target, name, value.toFixed(2), `at least ${target}`)
const below = (target: number, name: string, value: number) =>
  print(value < target, name, value.toFixed(1), `below ${target}`)

/** Complete purchases per second, with one shopper per connection. */
const purchaseRate = async (api: Server): Promise<number> => {
  const amount = 400
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

/** Sends 200,000 requests, a fifth of them writes, and compares the memory after garbage collections. */
const memoryStaysFlat = async (api: Server): Promise<boolean[]> => {
  const cart = await changeQuantity(api)
  const marks = [await api.usage('collected')]
  for (let half = 0; half < 2; half += 1) {
    await run(get(api, productsPath), { amount: 80_000 })
    await run(cart, { amount: 20_000 })
    marks.push(await api.usage('collected'))
  }
  return (
    [
      { kind: 'heap', limit: 2 },
      { kind: 'rss', limit: 16 },
    ] as const
  ).map(({ kind, limit }) => {
    const used = marks.map((mark) => mark[kind])
    const grown = (used.at(-1) ?? 0) - (used[0] ?? 0)
    return below(limit, `${kind}, MiB at 0, 100,000, 200,000: ${used.map((each) => each.toFixed(1)).join(' ')}`, grown)
  })
}

/** The contract's document with the list as the example that Prism returns. */
const withExample = (example: unknown): object => {
  const { servers: _, ...document } = structuredClone(openapi) as typeof openapi & { servers?: unknown }
  const media: object = document.paths[productsPath].get.responses['200'].content['application/json']
  Object.assign(media, { example })
  return document
}
