import { contract } from '@shop/contract'
import { contractRouter } from '../../http/contract-router.ts'
import { findProduct } from '../catalog/catalog.service.ts'
import { clearCart, removeItem, updateCart } from './cart.service.ts'

export const cartRoutes = contractRouter(contract.cart, {
  update: async ({ request, body }) => ({
    status: 200,
    body: { cart: updateCart(request.world, request.caller, body) },
  }),
  removeItem: async ({ request, params }) => ({
    status: 200,
    body: {
      cart: removeItem(request.world, request.caller, params.cart_id, params.product_id),
      message: `${findProduct(request.world.sql, params.product_id)?.product_name ?? 'The product'} is removed from your cart.`,
    },
  }),
  clear: async ({ request, params }) => ({
    status: 200,
    body: { data: clearCart(request.world, request.caller, params.cartUid), message: 'Your cart has been cleared.' },
  }),
})
