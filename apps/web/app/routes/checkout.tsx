import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Checkout')

export default function Checkout() {
  return <PlainPage title="Checkout" />
}
