import { useNavigate, useParams } from 'react-router'
import { productToast } from '../../components/toast/toasts'
import { paths } from '../../config/paths'
import { useCart } from '../../features/cart/api/use-cart'
import type { CartPort } from '../../features/orders/api/use-reorder'
import { OrderPage } from '../../features/orders/components/order-details'

export function OrderDetails() {
  const { order_txn_id: txnId } = useParams()
  const navigate = useNavigate()
  const { items, change } = useCart()
  const addOne: CartPort['addOne'] = async (productId, type) => {
    const cart = await change.mutateAsync({ productId, type, step: 1 })
    if (!cart) throw new Error('The shopper signed out before the whole order was in the cart.')
    return cart.items
  }
  return (
    <OrderPage
      key={txnId}
      txnId={txnId}
      cart={{ items, addOne }}
      onReordered={() => {
        productToast('success', 'Your order is in your cart again.')
        void navigate(paths.cart)
      }}
    />
  )
}
