import styled from '@emotion/styled'
import type { Product } from '@shop/contract'
import { Heart as HeartShape } from 'lucide-react'
import { IconButton } from '../../../components/icon-button'
import { useRehydrated } from '../../../state/hooks'
import { useWish } from '../use-wishlist'

// On a cover of any colour it needs a ground of its own.
const Round = styled(IconButton)({
  borderRadius: '50%',
  background: 'var(--sheet)',
  boxShadow: 'var(--shadow)',
  "&[aria-pressed='true'] svg": { color: 'var(--accent)', fill: 'currentColor' },
})

/** Puts a product on the wishlist, or takes it off. */
export const Heart = ({ product }: { readonly product: Pick<Product, 'product_id' | 'product_name'> }) => {
  const { isWished, toggle } = useWish(product.product_id)
  const ready = useRehydrated()
  return (
    <Round
      aria-label={`On your wishlist: ${product.product_name}`}
      aria-pressed={isWished}
      disabled={!ready}
      onClick={toggle}
    >
      <HeartShape size={20} aria-hidden />
    </Round>
  )
}
