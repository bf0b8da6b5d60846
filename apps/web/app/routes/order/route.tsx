import { useNavigate, useParams } from 'react-router'
import { productToast } from '../../components/toast/toasts'
import { paths } from '../../config/paths'
import { seo } from '../../config/seo'
import { useCart } from '../../features/cart/api/use-cart'
import type { CartPort } from '../../features/orders/components/order-actions'
import { OrderDetails } from '../../features/orders/components/order-details'
import { beginPayment } from '../../features/payment/payment-record'

export const meta = () =>
  seo({
    title: 'Order details',
    description: 'The products of your order, with its address, totals and progress.',
  })

export default function Order() {
  const { order_txn_id: txnId } = useParams()
  const navigate = useNavigate()
  const { items, change } = useCart()
  const addOne: CartPort['addOne'] = async (productId, type) => {
    const cart = await change.mutateAsync([{ productId, type, add: 1 }])
    if (!cart) throw new Error('The shopper signed out before the whole order was in the cart.')
    return cart.items
  }
  return (
    <OrderDetails
      key={txnId}
      txnId={txnId}
      cart={{ items, addOne }}
      onPay={beginPayment}
      onReordered={() => {
        productToast('Your order is in your cart again.')
        void navigate(paths.cart)
      }}
    />
  )
}
