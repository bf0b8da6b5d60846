import { randomUUID } from 'node:crypto'
import {
  type Cart,
  type CartItem,
  canAdd,
  canDecrease,
  type contract,
  mergeItems,
  productTypes,
  quantityToAdd,
} from '@shop/contract'
import * as z from 'zod/mini'
import { insertRow } from '../../db/rows.ts'
import type { Caller } from '../../http/auth-plugin.ts'
import { ShopError } from '../../shared/errors.ts'
import { randomNumber } from '../../shared/ids.ts'
import type { World } from '../../worlds/world.ts'
import {
  type CartRow,
  deleteItem,
  deleteItems,
  findCartByKey,
  findCartByUid,
  findCartOfCustomer,
  findNewItem,
  listItems,
  setQuantity,
} from './cart.store.ts'

type CartChange = z.output<typeof contract.cart.update.body>

/**
 * Adds or removes one of a product (requirements §4), within the limits of requirements §5. It
 * changes the account's cart for a customer, the named cart for a guest; if there is none that the
 * caller may use, +1 starts a new cart.
 * @throws ShopError `product_not_found`, `cart_not_found`, `item_not_found`, `validation_failed`
 * for a type that is not the product's, `quantity_above_maximum`, `quantity_below_minimum`
 */
export const updateCart = (world: World, caller: Caller, change: CartChange): Cart =>
  world.transaction(() => {
    const row = usableCart(world, caller, change.cart_uid)
    const cart = row && toCart(world, row)
    const item =
      cart?.items.find(({ product_id }) => product_id === change.product_id) ??
      findNewItem(world.sql, change.product_id)
    if (!item) throw new ShopError('product_not_found', 'This product is not in the shop.')
    if (item.product_type !== change.type) {
      const message = `The type of this product is ${item.product_type}.`
      throw new ShopError('validation_failed', message, { type: [message] })
    }
    if (change.quantity === 1)
      return increase(world, cart ?? startCart(world, caller, change.cart_uid), item)
    if (!cart) throw cartNotFound()
    return decrease(world, cart, item)
  })

const increase = (world: World, cart: Cart, item: CartItem): Cart => {
  const { product_id, product, quantity } = item
  if (!canAdd(cart.items, product_id, product)) throw aboveMaximum(item)
  return withQuantity(world, cart, item, quantity + quantityToAdd(cart.items, product_id, product))
}

const decrease = (world: World, cart: Cart, item: CartItem): Cart => {
  if (item.quantity === 0) throw itemNotFound()
  if (!canDecrease(item)) throw belowMinimum(item)
  return withQuantity(world, cart, item, item.quantity - 1)
}

const withQuantity = (
  world: World,
  cart: Cart,
  { product_id }: CartItem,
  quantity: number,
): Cart => {
  setQuantity(world.sql, cart.cart_id, product_id, quantity)
  return { ...cart, items: listItems(world.sql, cart.cart_id) }
}

/** For an item beyond the limits of requirements §5, or that a change would bring there. */
export const aboveMaximum = ({ product_name, product }: CartItem): ShopError => {
  const { countedWith } = productTypes[product.product_type]
  const most = `You can order at most ${product.max_order_quantity}`
  return new ShopError(
    'quantity_above_maximum',
    countedWith
      ? `${most} ${countedWith} in total, counting all in your cart.`
      : `${most} of ${product_name}.`,
  )
}

/** As `aboveMaximum`. */
export const belowMinimum = ({ product_name, product }: CartItem): ShopError =>
  new ShopError(
    'quantity_below_minimum',
    `The smallest order of ${product_name} is ${product.min_order_quantity}. ` +
      'Remove it from the cart if you do not want it.',
  )

/**
 * Removes a product from a cart.
 * @param cartKey the cart_id or the cart_uid of the cart
 * @throws ShopError `cart_not_found`, `item_not_found`
 */
export const removeItem = (
  world: World,
  caller: Caller,
  cartKey: number | string,
  productId: number,
): Cart =>
  world.transaction(() => {
    const cart = namedCart(world, caller, cartKey)
    if (!deleteItem(world.sql, cart.cart_id, productId)) throw itemNotFound()
    return toCart(world, cart)
  })

/**
 * Empties a cart and returns it.
 * @throws ShopError `cart_not_found`
 */
export const clearCart = (world: World, caller: Caller, cartUid: string): Cart =>
  world.transaction(() => {
    const cart = namedCart(world, caller, cartUid)
    deleteItems(world.sql, cart.cart_id)
    return toCart(world, cart)
  })

/**
 * A cart with items that the caller may use, by its cart_uid.
 * @throws ShopError `cart_not_found`, `cart_empty`
 */
export const filledCartOf = (world: World, caller: Caller, cartUid: string): Cart => {
  const cart = toCart(world, namedCart(world, caller, cartUid))
  if (cart.items.length === 0) throw new ShopError('cart_empty', 'Your cart is empty.')
  return cart
}

/**
 * Merges the guest's cart into the account's and returns it: quantities are added up to the limits
 * (architecture §4). Undefined if there is neither. A cart of another account is ignored.
 */
export const mergeCarts = (
  world: World,
  customerId: number,
  guestCartUid: string | null,
): Cart | undefined =>
  world.transaction(() => {
    const cart = usableCart(world, { kind: 'customer', customerId }, guestCartUid)
    return cart && toCart(world, cart)
  })

const usableCart = (world: World, caller: Caller, cartUid: string | null): CartRow | undefined => {
  const named = cartUid === null ? undefined : findCartByUid(world.sql, cartUid)
  if (caller.kind === 'guest') return named?.customer_id === null ? named : undefined

  const own = findCartOfCustomer(world.sql, caller.customerId)
  if (named?.customer_id !== null || !named) return own
  if (own) return mergeInto(world, own, named)
  world.sql
    .run`UPDATE carts SET customer_id = ${caller.customerId} WHERE cart_id = ${named.cart_id}`
  return { ...named, customer_id: caller.customerId }
}

const mergeInto = (world: World, own: CartRow, guest: CartRow): CartRow => {
  for (const item of mergeItems(toCart(world, own).items, toCart(world, guest).items)) {
    setQuantity(world.sql, own.cart_id, item.product_id, item.quantity)
  }
  world.sql.run`DELETE FROM carts WHERE cart_id = ${guest.cart_id}`
  return own
}

/**
 * Starts a cart. It keeps the caller's UUID, unless a cart has it, so that two tabs meet in one
 * cart.
 */
const startCart = (world: World, caller: Caller, cartUid: string | null): Cart => {
  const customer_id = caller.kind === 'customer' ? caller.customerId : null
  const isFree = isUuid(cartUid) && !findCartByUid(world.sql, cartUid)
  const cart = { cart_id: randomNumber(), cart_uid: isFree ? cartUid : randomUUID() }
  insertRow(world.sql, 'carts', {
    ...cart,
    customer_id,
    created_at: world.clock.now().toISOString(),
  })
  return { ...cart, items: [] }
}

const isUuid = (text: string | null): text is string => z.safeParse(z.uuid(), text).success

/**
 * The cart that a caller names. A customer may send a cart_uid that no cart has: the shop keeps its
 * own where responses have none (architecture §4.9). To other callers an account's cart does not
 * exist.
 */
const namedCart = (world: World, caller: Caller, key: number | string): CartRow => {
  const customerId = caller.kind === 'customer' ? caller.customerId : null
  const hasOwn = customerId !== null && typeof key === 'string'
  const own = () => (hasOwn ? findCartOfCustomer(world.sql, customerId) : undefined)
  const cart = findCartByKey(world.sql, key) ?? own()
  if (!cart || (cart.customer_id !== null && cart.customer_id !== customerId)) throw cartNotFound()
  return cart
}

const cartNotFound = () => new ShopError('cart_not_found', 'This cart no longer exists.')
const itemNotFound = () => new ShopError('item_not_found', 'This product is not in the cart.')

const toCart = (world: World, { cart_id, cart_uid }: CartRow): Cart => ({
  cart_id,
  cart_uid,
  items: listItems(world.sql, cart_id),
})
