import type { CartItem } from '@shop/contract/host'
import { expect, it } from 'vitest'
import { addableRange, addLabel } from './components/add-to-cart'

const test = {
  product_id: 1,
  product_name: 'Profile',
  product_price: 89,
  product_type: 'lpitest',
  min_order_quantity: 1,
  max_order_quantity: 10,
} as const
const team = {
  ...test,
  product_id: 4,
  product_price: 75,
  product_type: 'lpigroup',
  min_order_quantity: 5,
  max_order_quantity: 50,
} as const
const pair = { ...test, product_id: 14, product_price: 48, product_type: 'other', min_order_quantity: 2 } as const

const inCart = (product: typeof test | typeof team, quantity: number): CartItem => ({
  product_id: product.product_id,
  product_type: product.product_type,
  product_name: product.product_name,
  quantity,
  product: { ...product, product_thumbnail: '' },
})

it('labels an Add button with the quantity and its price, and the unit of a group test', () => {
  expect(addLabel(test, 1)).toBe('Add to cart')
  expect(addLabel(team, 5)).toBe('Add 5 seats for RM\u00a0375.00')
  expect(addLabel(team, 1)).toBe('Add 1 seat for RM\u00a075.00')
  expect(addLabel(pair, 2)).toBe('Add 2 for RM\u00a096.00')
})

it('limits the quantity to add by what is in the cart', () => {
  expect(addableRange([], team)).toEqual({ min: 5, max: 50 })
  expect(addableRange([inCart(team, 20)], team)).toEqual({ min: 1, max: 30 })
  expect(addableRange([inCart(team, 20)], { ...team, product_id: 5, min_order_quantity: 10 })).toEqual({
    min: 10,
    max: 30,
  })
  expect(addableRange([inCart(team, 48)], { ...team, product_id: 5 })).toBeUndefined()
})
