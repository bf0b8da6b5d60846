import { productTypes } from '@shop/contract'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/button'
import { Money } from '../../../components/money'
import { countUnits } from '../../../config/labels'
import { useHydrated } from '../../../hooks/use-hydrated'
import { quantityIn, useCartBusy } from '../api/use-cart-change'
import { type AddableProduct, AddToCart, addableRange, useCartItems } from './add-to-cart'
import styles from './buy-box.module.css'
import { QuantityField } from './quantity-field'

/** Follows whether any part of an element is outside the window. */
const useIsOutside = () => {
  const element = useRef<HTMLDivElement>(null)
  const [isOutside, setIsOutside] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      ([entry]) => setIsOutside(entry?.isIntersecting === false),
      { threshold: 0.95 },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return { element, isOutside }
}

interface SeatsInCartProps {
  readonly product: AddableProduct
  readonly inCart: number
  /** Undefined where no more can be added. */
  readonly onAddMore: (() => void) | undefined
}

const SeatsInCart = ({ product, inCart, onAddMore }: SeatsInCartProps) => (
  <p className={styles.enough}>
    <span>{`In your cart: ${countUnits(inCart, product.product_type)}.`}</span>
    {onAddMore ? (
      <Button variant="link" onClick={onAddMore}>
        Add more
      </Button>
    ) : null}
  </p>
)

interface QuantityChoiceProps
  extends Omit<ComponentProps<typeof QuantityField>, 'onStep' | 'disabled'> {
  readonly inCart: number
  readonly onChange: (quantity: number) => void
}

const QuantityChoice = ({ inCart, ...field }: QuantityChoiceProps) => {
  const isHydrated = useHydrated()
  return (
    <div className={styles.quantity}>
      <p>
        <span aria-hidden>{field.label}</span>
        {inCart > 0 ? <span>{` · ${inCart} in your cart`}</span> : null}
      </p>
      <QuantityField
        live
        {...field}
        // Text that is typed before hydration would be lost.
        disabled={!isHydrated}
        onStep={(step) => field.onChange(field.quantity + step)}
      />
    </div>
  )
}

interface BuyBoxProps {
  readonly product: AddableProduct
  /** Shown after the button. */
  readonly children?: ReactNode
}

const BottomBar = ({ product, children }: BuyBoxProps) => (
  <div className={styles.bar}>
    <span>
      <Money amount={product.product_price} />
      {productTypes[product.product_type].isPerSeat ? <small> per seat</small> : null}
    </span>
    {children}
  </div>
)

/**
 * Quantity, price and Add button of a product page; on a phone the button stays in view in a bar at
 * the bottom. Seats are bought once: with some in the cart, the button leads there.
 */
export const BuyBox = ({ product, children }: BuyBoxProps) => {
  const { isPerSeat } = productTypes[product.product_type]
  const items = useCartItems()
  const { min, max } = addableRange(items, product) ?? { min: 1, max: 0 }
  const inCart = quantityIn({ items }, product.product_id)
  const [chosen, setChosen] = useState<number>()
  const [isAddingMore, setAddingMore] = useState(false)
  const { element, isOutside } = useIsOutside()
  const isAdding = useCartBusy()
  // The limits change with the cart, but not under seats that are being added one by one.
  const quantity = chosen === undefined || isAdding ? chosen : Math.min(Math.max(chosen, min), max)
  const isEnough = isPerSeat && inCart > 0 && chosen === undefined && !isAdding && !isAddingMore
  const onDone = (rest: number | undefined) => {
    setChosen(rest)
    setAddingMore(false)
  }
  const addButton = <AddToCart {...{ product, quantity, isEnough, onDone }} />
  const label = isPerSeat ? 'Seats' : 'Quantity'
  return (
    <section aria-label="Buy">
      <div className={styles.box} ref={element}>
        {isEnough ? (
          <SeatsInCart
            {...{ product, inCart }}
            onAddMore={max > 0 ? () => setAddingMore(true) : undefined}
          />
        ) : null}
        {max > min && !isEnough ? (
          <QuantityChoice
            {...{ label, min, max, inCart }}
            maxPerOrder={product.max_order_quantity}
            quantity={quantity ?? min}
            onChange={setChosen}
          />
        ) : null}
        {addButton}
        <div className={styles.extras}>{children}</div>
      </div>
      {isOutside ? <BottomBar product={product}>{addButton}</BottomBar> : null}
    </section>
  )
}
