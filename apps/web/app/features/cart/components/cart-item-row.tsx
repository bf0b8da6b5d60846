import styled from '@emotion/styled'
import { type CartItem, canDecrease, canIncrease, lineTotal, toRinggit } from '@shop/contract'
import { Minus, Plus, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { IconButton } from '../../../components/icon-button'
import { Money } from '../../../components/money'
import { uploadUrl } from '../../../config/env'
import { paths } from '../../../config/paths'

const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  gap: '4px 16px',
  paddingBlock: 16,
  borderTop: '1px solid var(--line)',
  '&:first-of-type': { borderTop: 0 },
  // On a phone the price stands under the name, which would have to break at each word beside it.
  '@media (max-width: 479px)': {
    gridTemplateColumns: '72px minmax(0, 1fr) auto',
    '& > img': { gridRow: 'span 3' },
    '& > a, & > .price': { gridColumn: '2 / -1' },
  },
})

const Cover = styled('img')({
  gridRow: 'span 2',
  width: 72,
  height: 96,
  objectFit: 'cover',
  borderRadius: 'var(--radius)',
  background: 'var(--shade)',
})
const Name = styled(Link)({
  alignSelf: 'start',
  color: 'var(--ink)',
  fontSize: 'var(--size-label)',
  fontWeight: 600,
  lineHeight: 1.35,
})
const Stepper = styled('div')({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'end',
  '& output': { minWidth: 32, textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
})

interface CartItemRowProps {
  readonly item: CartItem
  readonly items: readonly CartItem[]
  /** While a change is in flight nothing can be pressed (requirements §4). */
  readonly busy: boolean
  readonly onStep: (step: 1 | -1) => void
  readonly onRemove: () => void
}

/** A line of the cart, with the limits of requirements §5 on its buttons. */
export const CartItemRow = ({ item, items, busy, onStep, onRemove }: CartItemRowProps) => (
  <Item>
    <Cover src={uploadUrl(item.product.product_thumbnail)} alt="" width={72} height={96} loading="lazy" />
    <Name to={paths.product(item.product_id)}>{item.product_name}</Name>
    <span className="price">
      <Money amount={toRinggit(lineTotal(item))} />
    </span>
    <Stepper role="group" aria-label={`Quantity of ${item.product_name}`}>
      <IconButton
        aria-label={`One fewer: ${item.product_name}`}
        disabled={busy || !canDecrease(item)}
        onClick={() => onStep(-1)}
      >
        <Minus size={18} aria-hidden />
      </IconButton>
      <output aria-label="Quantity">{item.quantity}</output>
      <IconButton
        aria-label={`One more: ${item.product_name}`}
        disabled={busy || !canIncrease(items, item)}
        onClick={() => onStep(1)}
      >
        <Plus size={18} aria-hidden />
      </IconButton>
    </Stepper>
    <IconButton
      aria-label={`Remove ${item.product_name}`}
      disabled={busy}
      onClick={onRemove}
      style={{ alignSelf: 'end', justifySelf: 'end' }}
    >
      <Trash2 size={18} aria-hidden />
    </IconButton>
  </Item>
)
