import styled from '@emotion/styled'
import { subTotal, toRinggit } from '@shop/contract'
import { ArrowLeft, Trash } from 'lucide-react'
import { useEffect, useId } from 'react'
import { Button, ButtonLink } from '../../../components/button'
import { Drawer } from '../../../components/drawer'
import { IconButton } from '../../../components/icon-button'
import { Money } from '../../../components/money'
import { paths } from '../../../config/paths'
import { useCart } from '../api/use-cart'
import { unsayAdded } from '../cart-messages'
import { CartLines } from './cart-lines'

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  width: 'min(440px, 100vw)',
  height: '100%',
  color: 'var(--ink)',
})
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '12px 12px',
  borderBottom: '1px solid var(--line)',
  '& h2': { flex: 1, fontSize: 'var(--size-lead)' },
})
const Body = styled('div')({ flex: 1, overflowY: 'auto', paddingInline: 24 })
const Foot = styled('div')({ display: 'grid', gap: 16, padding: 24, borderTop: '1px solid var(--line)' })
const Total = styled('p')({ display: 'flex', justifyContent: 'space-between', fontWeight: 600 })
const Nothing = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  paddingBlock: 48,
  textAlign: 'center',
})

interface CartSidebarProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Goes to /checkout; called only when the cart has items (requirements §2). */
  readonly onCheckout: () => void
}

/** The cart sidebar of requirements §2: a dialog that keeps the focus and gives it back. */
export default function CartSidebar({ open, onClose, onCheckout }: CartSidebarProps) {
  const cart = useCart()
  const { items, busy, clear } = cart
  const title = useId()
  const empty = items.length === 0
  useEffect(() => {
    if (open) unsayAdded()
  }, [open])
  const clearAll = () => clear.mutate(undefined, { onSuccess: onClose })
  return (
    <Drawer open={open} onClose={onClose} labelledBy={title}>
      <Column>
        <Head>
          <IconButton aria-label="Back to the shop" onClick={onClose}>
            <ArrowLeft size={22} aria-hidden />
          </IconButton>
          <h2 id={title}>Your Cart</h2>
          <IconButton aria-label="Clear the cart" title="Clear the cart" disabled={empty || busy} onClick={clearAll}>
            <Trash size={20} aria-hidden />
          </IconButton>
        </Head>
        <Body>
          {empty ? (
            <Nothing>
              <p>Your cart is empty.</p>
              <ButtonLink look="quiet" to={paths.category()} onClick={onClose}>
                Browse the shop
              </ButtonLink>
            </Nothing>
          ) : (
            <CartLines cart={cart} />
          )}
        </Body>
        <Foot>
          <Total aria-live="polite">
            <span>Total Price</span>
            <Money amount={toRinggit(subTotal(items))} />
          </Total>
          <Button fullWidth disabled={empty} onClick={onCheckout}>
            Checkout
          </Button>
        </Foot>
      </Column>
    </Drawer>
  )
}
