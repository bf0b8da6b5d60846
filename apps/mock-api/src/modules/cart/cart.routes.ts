import { contract } from '@shop/contract'
import { initServer } from '@ts-rest/fastify'
import { clearCart, removeItem, updateCart } from './cart.service.ts'

const server = initServer()

export const cartRoutes = server.plugin(
  server.router(contract.cart, {
    update: async ({ request, body }) => ({
      status: 200,
      body: { cart: updateCart(request.world, request.caller, body) },
    }),
    removeItem: async ({ request, params }) => ({
      status: 200,
      body: {
        cart: removeItem(request.world, request.caller, params.cart_id, params.product_id),
        message: 'Removed from your cart.',
      },
    }),
    clear: async ({ request, params }) => ({
      status: 200,
      body: { data: clearCart(request.world, request.caller, params.cartUid), message: 'Your cart has been cleared.' },
    }),
  }),
)
