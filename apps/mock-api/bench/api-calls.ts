import { connections, type Target } from './api-rounds.ts'
import { productsPath, type Server } from './api-servers.ts'
import { cartAnswer } from './load-shopper.ts'

const cartPath = '/api/v1/cart'
export const productPath = '/api/v1/product/8'
const json = { 'content-type': 'application/json' }

export const get = (server: Server, path: string): Target => ({ server, options: { path } })

const press = (cart_uid: string | null, quantity: 1 | -1) => ({
  method: 'POST' as const,
  headers: json,
  body: JSON.stringify({ cart_uid, quantity, product_id: 8, type: 'other' }),
})

/** A cart with one book in it. */
export const startCart = async (api: Server) => {
  const answer = await fetch(api.origin + cartPath, press(null, 1))
  return cartAnswer.parse(await answer.json()).cart
}

/** What the API answers, for the others to answer too: by path. */
export const answersOf = async (api: Server): Promise<Record<string, unknown>> => ({
  [productsPath]: await (await fetch(api.origin + productsPath)).json(),
  [productPath]: await (await fetch(api.origin + productPath)).json(),
  [cartPath]: { cart: await startCart(api) },
})

/** Each connection presses plus and minus in its own cart, so that none comes to a limit. */
export const pressPlusAndMinus = async (api: Server): Promise<Target> => {
  const uids = await Promise.all(Array.from({ length: connections }, async () => (await startCart(api)).cart_uid))
  let next = 0
  return {
    server: api,
    options: {
      path: cartPath,
      setupClient: (client) => {
        const cart_uid = uids[next % uids.length] ?? null
        next += 1
        client.setRequests([press(cart_uid, 1), press(cart_uid, -1)])
      },
    },
  }
}

/** The same press, of a server that only answers. */
export const pressInVain = (server: Server): Target => ({
  server,
  options: { path: cartPath, ...press(crypto.randomUUID(), 1) },
})

/** Overwrites, where adding would let json-server's file grow and slow it down: the kinder of its writes. */
export const overwriteCart = (jsonServer: Server, cart: object): Target => ({
  server: jsonServer,
  options: { path: '/carts/1', method: 'PUT', headers: json, body: JSON.stringify({ id: 1, ...cart }) },
})
