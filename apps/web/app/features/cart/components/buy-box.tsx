import { formatRinggit, productTypes } from '@shop/contract'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/button'
import { countUnits } from '../../../config/labels'
import { useHydrated } from '../../../hooks/use-hydrated'
import { useCartBusy } from '../api/use-cart-change'
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

interface BuyBoxProps {
  readonly product: AddableProduct
  /** Shown after the button. */
  readonly children?: ReactNode
}

/**
 * Quantity, price and Add button of a product page; on a phone the button stays in view in a bar at
 * the bottom. Seats are bought once: with some in the cart, the button leads there.
 */
export const BuyBox = ({ product, children }: BuyBoxProps) => {
  const { isPerSeat } = productTypes[product.product_type]
  const items = useCartItems()
  const { min, max } = addableRange(items, product) ?? { min: 1, max: 0 }
  const inCart = items.find(({ product_id }) => product_id === product.product_id)?.quantity ?? 0
  const [chosen, setChosen] = useState<number>()
  const [isAddingMore, setAddingMore] = useState(false)
  const isHydrated = useHydrated()
  const { element, isOutside } = useIsOutside()
  const isAdding = useCartBusy()
  // The limits change with the cart, but not under seats that are being added one by one.
  const quantity = chosen === undefined || isAdding ? chosen : Math.min(Math.max(chosen, min), max)
  const shown = quantity ?? min
  const isEnough = isPerSeat && inCart > 0 && chosen === undefined && !isAdding && !isAddingMore
  const onDone = (rest: number | undefined) => {
    setChosen(rest)
    setAddingMore(false)
  }
  const addButton = <AddToCart {...{ product, quantity, isEnough, onDone }} />
  const label = isPerSeat ? 'Seats' : 'Quantity'
  return (
    <>
      <div className={styles.box} ref={element}>
        {isEnough ? (
          <p className={styles.enough}>
            <span>In your cart: {countUnits(inCart, product.product_type)}.</span>
            {max > 0 ? (
              <Button variant="link" onClick={() => setAddingMore(true)}>
                Add more
              </Button>
            ) : null}
          </p>
        ) : null}
        {max > min && !isEnough ? (
          <div className={styles.quantity}>
            <p>
              <span aria-hidden>{label}</span>
              {inCart > 0 ? ` · ${inCart} in your cart` : null}
            </p>
            <QuantityField
              live
              {...{ label, min, max }}
              maxPerOrder={product.max_order_quantity}
              quantity={shown}
              // Text that is typed before hydration would be lost.
              disabled={!isHydrated}
              onStep={(step) => setChosen(shown + step)}
              onChange={setChosen}
            />
          </div>
        ) : null}
        {addButton}
        <div className={styles.extras}>{children}</div>
      </div>
      {isOutside ? (
        <div className={styles.bar}>
          <span>
            {formatRinggit(product.product_price)}
            {isPerSeat ? <small> per seat</small> : null}
          </span>
          {addButton}
        </div>
      ) : null}
    </>
  )
}
