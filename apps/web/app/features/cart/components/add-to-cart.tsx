import {
  canAdd,
  formatRinggit,
  lineTotal,
  productTypes,
  quantityToAdd,
  roomFor,
  toRinggit,
} from '@shop/contract'
import type { Cart, Product } from '@shop/contract/host'
import type { MouseEvent } from 'react'
import { Button, ButtonLink } from '../../../components/button'
import { useOffline } from '../../../components/offline-note'
import { toast } from '../../../components/toast/toasts'
import { countUnits } from '../../../config/labels'
import { paths } from '../../../config/paths'
import { TOAST } from '../../../config/ui-constants'
import { useShopSelector, useShopStore } from '../../../state/hooks'
import { quantityIn, useCartBusy, useCartChange } from '../api/use-cart-change'

export type AddableProduct = Pick<
  Product,
  | 'product_id'
  | 'product_name'
  | 'product_price'
  | 'product_type'
  | 'min_order_quantity'
  | 'max_order_quantity'
>

/** The quantities that can be added to a cart (requirements §5); undefined at the maximum. */
export const addableRange = (
  items: Cart['items'],
  product: AddableProduct,
): { readonly min: number; readonly max: number } | undefined => {
  if (!canAdd(items, product.product_id, product)) return undefined
  return {
    min: quantityToAdd(items, product.product_id, product),
    max: roomFor(items, product.product_id, product),
  }
}

/** The label of a button that adds a product: what it adds and, for several, at which price. */
const addLabel = (product: AddableProduct, quantity: number): string => {
  const { isPerSeat } = productTypes[product.product_type]
  if (quantity === 1 && !isPerSeat) return 'Add to cart'
  const count = isPerSeat ? countUnits(quantity, product.product_type) : quantity
  return `Add ${count} for ${formatRinggit(toRinggit(lineTotal({ quantity, product })))}`
}

interface AddToCartProps {
  readonly product: AddableProduct
  readonly variant?: 'primary' | 'quiet'
  /**
   * What to add, within the limits; without it one unit, the first time the minimum quantity
   * (requirements §5).
   */
  readonly quantity?: number | undefined
  /** Enough are in the cart: the button leads there, and does not add another. */
  readonly isEnough?: boolean
  /** What is still to be added, after a failure. */
  readonly onDone?: (rest: number | undefined) => void
}

export const useCartItems = () => useShopSelector(({ cart: { cart } }) => cart?.items ?? noItems)
const noItems: Cart['items'] = []

const toastId = 'added'

/** Closes the toast of an added product, which would cover the open cart. */
export const closeAddedToast = (): void => toast.close(toastId)

const showAdded = (product: AddToCartProps['product'], count: number) => {
  const several = count > 1 ? `${countUnits(count, product.product_type)} added: ` : ''
  toast.success(`${several}${product.product_name} is in your cart.`, {
    id: toastId,
    durationMs: TOAST.productMs,
    action: { label: 'View cart', to: paths.cart },
  })
}

/** Why no more can be added. */
const fullLabel = (product: AddToCartProps['product'], items: Cart['items']) =>
  items.some(({ product_id }) => product_id === product.product_id)
    ? 'In your cart'
    : `Limit of ${countUnits(product.max_order_quantity, product.product_type)} reached`

/** The second press of a double click, whose first one has put the link here. */
const ignoreSecondPress = (event: MouseEvent) => event.detail > 1 && event.preventDefault()

export const AddToCart = ({
  product,
  variant = 'primary',
  quantity,
  isEnough = false,
  onDone,
}: AddToCartProps) => {
  const items = useCartItems()
  const min = addableRange(items, product)?.min
  const busy = useCartBusy()
  const { getState } = useShopStore()
  const change = useCartChange()
  // Requirements §8 forbid a message: the button itself says it.
  // Where the response was lost it may be added: another press does not add it twice.
  const failedLabel = useOffline() ? 'Offline, try again' : 'Not confirmed, try again'
  // Not with the callbacks of `mutate`: this button may be gone by then, as that of the bar on a
  // phone.
  const add = async () => {
    const { product_id: productId, product_type: type } = product
    const before = quantityIn(getState().cart.cart, productId)
    const added = change.mutateAsync([{ productId, type, add: quantity ?? min ?? 1 }])
    if (!(await added.catch(() => undefined))) {
      const arrived = Math.max(0, quantityIn(getState().cart.cart, productId) - before)
      return void onDone?.(quantity && (quantity - arrived || undefined))
    }
    showAdded(product, quantity ?? min ?? 1)
    onDone?.(undefined)
  }
  if (isEnough)
    return (
      <ButtonLink to={paths.cart} onClick={ignoreSecondPress}>
        Go to cart
      </ButtonLink>
    )
  if (min === undefined)
    return (
      <ButtonLink variant="quiet" to={paths.cart} onClick={ignoreSecondPress}>
        <span>{fullLabel(product, items)}</span>
        <span className="visually-hidden"> ({product.product_name})</span>
      </ButtonLink>
    )
  const rest = quantity && quantity > 1 ? `: ${countUnits(quantity, product.product_type)}` : ''
  const label = change.isError ? failedLabel + rest : addLabel(product, quantity ?? min)
  return (
    <Button
      variant={variant}
      // The attribute `disabled` would take the focus from the button that was pressed.
      aria-disabled={busy || undefined}
      busy={change.isPending}
      // A double click adds once, even if the first response arrives before the second click.
      onClick={({ detail }) => !busy && detail < 2 && void add()}
      aria-label={`${label}: ${product.product_name}`}
    >
      <span aria-live="polite">{label}</span>
    </Button>
  )
}
