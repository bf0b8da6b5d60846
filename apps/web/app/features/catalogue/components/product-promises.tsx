import { POLICY } from '@shop/contract'
import type { ProductDetail } from '@shop/contract/host'
import { CreditCard, type LucideIcon, Package, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../config/paths'
import styles from './product-promises.module.css'

interface Promises {
  /** When and how it arrives. */
  readonly delivery: string
  /** Whether it can be returned. */
  readonly refund: string
}

const { deliveryWorkingDays, ebookWorkingDays, internationalDays, refundDays } = POLICY

const parcel = `Free delivery in Malaysia within ${deliveryWorkingDays} working days. To other countries ${internationalDays.min} to ${internationalDays.max} days on average, and we’ll email you the shipping cost first.`
const returns = `Faulty or wrong? Return it within ${refundDays} days of purchase for a full refund.`

/** The rules of requirements §9 for one product. A host may not say whether a product is printed. */
const promisesOf = ({ product_type, product_format }: ProductDetail): Promises => {
  if (product_type === 'lpigroup') {
    return {
      delivery:
        'Your access codes, one for each seat, will be in your receipt and in My Account as soon as you’ve paid. Give them out to your group.',
      refund: 'Tests are non-refundable.',
    }
  }
  if (product_type === 'lpitest') {
    return {
      delivery:
        'Your access code will be in your receipt and in My Account as soon as you’ve paid. Start whenever you like.',
      refund: 'Tests are non-refundable.',
    }
  }
  switch (product_format) {
    case 'online_test':
      return {
        delivery: 'You’ll get the link to start as soon as you’ve paid. It stays in your order.',
        refund: 'Tests are non-refundable.',
      }
    case 'ebook':
      return {
        delivery: `We’ll email it to you within ${ebookWorkingDays} working days of your payment.`,
        refund: 'Ebooks are non-refundable.',
      }
    case 'book':
      return { delivery: parcel, refund: returns }
    case undefined:
      return {
        delivery: `${parcel} Ebooks come by email within ${ebookWorkingDays} working days.`,
        refund: `${returns} Ebooks are non-refundable.`,
      }
  }
}

const PromiseItem = ({ icon: Icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) => (
  <li>
    <Icon size={20} aria-hidden />
    <p>{children}</p>
  </li>
)

/** What a buyer wants to know next to the button: delivery, refunds and payment. */
export const ProductPromises = ({ product }: { readonly product: ProductDetail }) => {
  const { delivery, refund } = promisesOf(product)
  return (
    <ul className={styles.promises} aria-label="Delivery, refunds and payment">
      <PromiseItem icon={Package}>{delivery}</PromiseItem>
      <PromiseItem icon={RotateCcw}>
        {refund} <Link to={paths.shippingReturns}>Shipping and returns</Link>
      </PromiseItem>
      <PromiseItem icon={CreditCard}>
        You’ll pay on our card provider’s secure page. We never see your card number. No account needed.
      </PromiseItem>
    </ul>
  )
}
