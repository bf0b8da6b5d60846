import type { Cart, ProductType } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import { afterEach, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import type { AppOptions } from '../src/app-options.ts'
import { parseStartOptions } from '../src/cli/options.ts'

const open = new Set<FastifyInstance>()

afterEach(async () => {
  for (const app of open) await app.close()
  open.clear()
})

/** The real app with a real database, closed after the test. */
export const start = async (options: AppOptions = {}): Promise<FastifyInstance> => {
  const app = await buildApp(options)
  open.add(app)
  return app
}

/** Tests that get an app without options, if they ask for it. */
export const it = test.extend('app', () => start())

/** A logger for `start`, and the lines that it wrote. */
export const loggedLines = (level = 'warn') => {
  const lines: string[] = []
  return { lines, logger: { level, stream: { write: (line: string) => void lines.push(line) } } }
}

/** What a start with these arguments and variables uses. */
export const optionsOf = (args: readonly string[], env: Record<string, string> = {}) => {
  const options = parseStartOptions(args, env)
  if (options === 'help') throw new Error('The options were parsed as --help.')
  return options
}

/** Products of the seed for the tests. */
export const seed = {
  test: { product_id: 1, type: 'lpitest', price: 89 },
  team: { product_id: 4, type: 'lpigroup', price: 75 },
  careerTest: { product_id: 6, type: 'other', price: 59 },
  book: { product_id: 8, type: 'other', price: 55 },
  ebook: { product_id: 12, type: 'other', price: 29 },
  otherEbook: { product_id: 11, type: 'other', price: 19 },
  pairBook: { product_id: 14, type: 'other', price: 48 },
} as const satisfies Record<string, { product_id: number; type: ProductType; price: number }>

type SeedProduct = (typeof seed)[keyof typeof seed]

/** Changes a quantity by one. */
export const press = (
  app: FastifyInstance,
  product: Pick<SeedProduct, 'product_id' | 'type'>,
  cart_uid: string | null = null,
  { quantity = 1, headers = {} }: { quantity?: number; headers?: Record<string, string> } = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/cart',
    headers,
    payload: { cart_uid, quantity, product_id: product.product_id, type: product.type },
  })

/** A cart after some increases. */
export const cartWith = async (
  app: FastifyInstance,
  product: SeedProduct,
  presses = 1,
): Promise<Cart> => {
  let response = await press(app, product)
  for (let pressed = 1; pressed < presses; pressed += 1) {
    response = await press(app, product, response.json().cart.cart_uid)
  }
  return response.json().cart
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
