import { connections, type Target } from './measure.ts'
import { cartResponse } from './purchase.ts'
import { productsPath, type Server } from './servers.ts'

const cartPath = '/api/v1/cart'
export const productPath = '/api/v1/product/8'
const json = { 'content-type': 'application/json' }

export const get = (server: Server, path: string): Target => ({ server, options: { path } })

const quantityChange = (cart_uid: string | null, quantity: 1 | -1) => ({
  method: 'POST' as const,
  headers: json,
  body: JSON.stringify({ cart_uid, quantity, product_id: 8, type: 'other' }),
})

/** A cart with one book. */
export const startCart = async (api: Server) => {
  const response = await fetch(api.origin + cartPath, quantityChange(null, 1))
  return cartResponse.parse(await response.json()).cart
}

/** The API's response bodies by path, for the other servers to return. */
export const responsesOf = async (api: Server): Promise<Record<string, unknown>> => ({
  [productsPath]: await (await fetch(api.origin + productsPath)).json(),
  [productPath]: await (await fetch(api.origin + productPath)).json(),
  [cartPath]: { cart: await startCart(api) },
})

/** Each connection increases and decreases a quantity in its own cart, so that none reaches a limit. */
export const changeQuantity = async (api: Server): Promise<Target> => {
  const uids = await Promise.all(Array.from({ length: connections }, async () => (await startCart(api)).cart_uid))
  let next = 0
  return {
    server: api,
    options: {
      path: cartPath,
      setupClient: (client) => {
        const cart_uid = uids[next % uids.length] ?? null
        next += 1
        client.setRequests([quantityChange(cart_uid, 1), quantityChange(cart_uid, -1)])
      },
    },
  }
}

/** The same request to a server with a constant response. */
export const changeQuantityOfStub = (server: Server): Target => ({
  server,
  options: { path: cartPath, ...quantityChange(crypto.randomUUID(), 1) },
})

/** An update, because inserts would grow json-server's file and slow it down. */
export const overwriteCart = (jsonServer: Server, cart: object): Target => ({
  server: jsonServer,
  options: { path: '/carts/1', method: 'PUT', headers: json, body: JSON.stringify({ id: 1, ...cart }) },
})
