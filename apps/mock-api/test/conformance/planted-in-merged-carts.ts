/** Planted deviations of the cart of a guest who signs in or up. */
import { bodies, type Deviation, isFields, type PlantedDeviation } from './deviate.ts'

/** Ignores the cart of a request, and starts a new one for the customer. */
const dropsCart =
  (operation: string): Deviation =>
  async (request, next) => {
    const body = isFields(request.body) ? request.body : {}
    if (request.operation === operation) delete body['cart_uid']
    if (request.operation === 'cart.update' && 'authorization' in request.headers)
      body['cart_uid'] = null
    const reply = await next(request)
    if (request.operation === operation && isFields(reply.body)) delete reply.body['cart']
    return reply
  }

export const plantedInMergedCarts: Record<string, PlantedDeviation> = {
  "a guest's cart that is merged at each sign-in": [
    (() => {
      let merged: unknown
      return bodies('auth.signin', 'cart', ({ items }, { body }) => {
        const uid = isFields(body) ? body['cart_uid'] : undefined
        for (const item of uid === merged ? [items].flat().filter(isFields) : [])
          item['quantity'] = 2
        merged = uid
      })
    })(),
    'fail auth.signin 200 merged cart at cart.items.*.quantity',
  ],
  "a sign-in that ignores the guest's cart": [
    bodies('auth.signin', 'cart', (cart) => Object.assign(cart, { items: [] })),
    'fail auth.signin 200 merged cart at cart.items',
    'fail auth.signin 200 merged cart at cart.items.*.quantity',
  ],
  "a sign-in that discards the account's own cart": [
    bodies('auth.signin', 'cart', (cart) => {
      if (Array.isArray(cart['items'])) cart['items'] = cart['items'].slice(-1)
    }),
    'fail auth.signin 200 merged cart at cart.items',
  ],
  "a sign-up that ignores the guest's cart": [
    dropsCart('auth.signup'),
    'fail auth.signup 201 merged cart at cart.items.*.quantity',
  ],
}
