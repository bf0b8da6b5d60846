import openapi from '@shop/contract/openapi.json' with { type: 'json' }
import { answersOf, get, overwriteCart, pressInVain, pressPlusAndMinus, productPath, startCart } from './api-calls.ts'
import { connections, type Figure, measure, run, type Target } from './api-rounds.ts'
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
import { callsAPurchase, purchase } from './load-shopper.ts'

const rounds = 5
const seconds = 2

/** Measures everything beside its peers, prints it, and answers whether every target of speed is met. */
export const targetsAreMet = async (port: number): Promise<boolean> => {
  installPeers()
  const api = await startApi(port)
  const answers = await answersOf(api)
  const bare = await startBare(port + 1, answers)
  const jsonServer = await startJsonServer(port + 2, answers[productsPath], await startCart(api))
  const prism = await startPrism(port + 3, withExample(answers[productsPath]))
  const logging = await startApi(port + 4, 'this API, writing its log', 'info')

  const rows = {
    'products  bare Fastify': get(bare, productsPath),
    'products  this API': get(api, productsPath),
    'products  this API, log at info': get(logging, productsPath),
    'products  json-server': get(jsonServer, '/products'),
    'products  Prism': get(prism, productsPath),
    'product   bare Fastify': get(bare, productPath),
    'product   this API': get(api, productPath),
    'cart      bare Fastify, POST': pressInVain(bare),
    'cart      this API, POST': await pressPlusAndMinus(api),
    'cart      json-server, PUT': overwriteCart(jsonServer, await startCart(api)),
  } satisfies Record<string, Target>
  const figures = await measure(Object.values(rows), seconds, (_, done) => done >= rounds)
  const find = (label: keyof typeof rows): Figure => {
    const figure = figures[Object.keys(rows).indexOf(label)]
    if (!figure) throw new Error(`Nothing was measured as ${label}.`)
    return figure
  }

  const columns = (rate: string, p99: string, cpu: string) => rate.padStart(8) + p99.padStart(9) + cpu.padStart(24)
  console.log(`\n${'one run'.padEnd(34)}${columns('req/s', 'p99 ms', 'server CPU, µs/request')}`)
  for (const [index, label] of Object.keys(rows).entries()) {
    const { rate = 0, p99 = 0, cpu = 0 } = figures[index] ?? {}
    console.log(`${label.padEnd(34)}${columns(rate.toFixed(0), p99.toFixed(0), cpu.toFixed(0))}`)
  }
  const rate = (await purchases(api)).toFixed(0)
  console.log(
    `${'whole purchase, 50 at once'.padEnd(34)}${rate.padStart(8)}   a second, of ${callsAPurchase} calls each\n`,
  )

  // By processor time, since on few cores the rate says as much of the client as of the server.
  const products = find('products  this API')
  const cart = find('cart      this API, POST')
  const verdicts = [
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
  return verdicts.every(Boolean)
}

const print = (met: boolean, what: string, value: string, target: string): boolean => {
  console.log(`${met ? 'met   ' : 'MISSED'}  ${what.padEnd(48)} ${value.padStart(8)}   (${target})`)
  return met
}
const atLeast = (target: number, what: string, value: number) =>
  print(value >= target, what, value.toFixed(2), `at least ${target}`)
const below = (target: number, what: string, value: number) =>
  print(value < target, what, value.toFixed(1), `below ${target}`)

/** Whole purchases a second, by as many shoppers at once as there are connections. */
const purchases = async (api: Server): Promise<number> => {
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

/** 200,000 requests, a fifth of them writes: what the process holds may not grow beyond what the collector leaves about. */
const memoryStaysFlat = async (api: Server): Promise<boolean[]> => {
  const cart = await pressPlusAndMinus(api)
  const marks = [await api.usage('collected')]
  for (let half = 0; half < 2; half += 1) {
    await run(get(api, productsPath), { amount: 80_000 })
    await run(cart, { amount: 20_000 })
    marks.push(await api.usage('collected'))
  }
  return (
    [
      { kind: 'heap', most: 2 },
      { kind: 'rss', most: 16 },
    ] as const
  ).map(({ kind, most }) => {
    const held = marks.map((mark) => mark[kind])
    const grown = (held.at(-1) ?? 0) - (held[0] ?? 0)
    return below(most, `${kind}, MiB at 0, 100,000, 200,000: ${held.map((each) => each.toFixed(1)).join(' ')}`, grown)
  })
}

/** The contract's document with the list as the example that Prism answers. */
const withExample = (example: unknown): object => {
  const { servers: _, ...document } = structuredClone(openapi) as typeof openapi & { servers?: unknown }
  const media: object = document.paths[productsPath].get.responses['200'].content['application/json']
  Object.assign(media, { example })
  return document
}
