import { contract } from '@shop/contract'
import { contractRouter, ok } from '../../http/contract-router.ts'
import { findProduct } from '../catalog/catalog.service.ts'
import { clearCart, removeItem, updateCart } from './cart.service.ts'

export const cartRoutes = contractRouter(contract.cart, {
  update: async ({ request, body }) =>
    ok({ cart: updateCart(request.world, request.caller, body) }),
  removeItem: async ({ request, params }) => {
    const cart = removeItem(request.world, request.caller, params.cart_id, params.product_id)
    const name = findProduct(request.world.sql, params.product_id)?.product_name ?? 'The product'
    return ok({ cart, message: `${name} is removed from your cart.` })
  },
  clear: async ({ request, params }) =>
    ok({
      data: clearCart(request.world, request.caller, params.cartUid),
      message: 'Your cart has been cleared.',
    }),
})
