import type { CartItem, Product } from '@shop/contract/host'
import { expect, it } from 'vitest'
import { sampleProduct } from '../../../test/support/sample-product'
import { addableRange, addLabel } from './components/add-to-cart'

const test = sampleProduct(1, {
  product_type: 'lpitest',
  product_price: 89,
  max_order_quantity: 10,
})
const team = sampleProduct(4, {
  product_type: 'lpigroup',
  product_price: 75,
  min_order_quantity: 5,
  max_order_quantity: 50,
})
const pair = sampleProduct(14, { product_price: 48, min_order_quantity: 2 })

const inCart = (product: Product, quantity: number): CartItem => ({ ...product, quantity, product })

it('labels an Add button with the quantity and its price, and the unit of a group test', () => {
  expect(addLabel(test, 1)).toBe('Add to cart')
  expect(addLabel(team, 5)).toBe('Add 5 seats for RM\u00a0375.00')
  expect(addLabel(team, 1)).toBe('Add 1 seat for RM\u00a075.00')
  expect(addLabel(pair, 2)).toBe('Add 2 for RM\u00a096.00')
})

it('limits the quantity to add by what is in the cart', () => {
  expect(addableRange([], team)).toEqual({ min: 5, max: 50 })
  expect(addableRange([inCart(team, 20)], team)).toEqual({ min: 1, max: 30 })
  expect(
    addableRange([inCart(team, 20)], { ...team, product_id: 5, min_order_quantity: 10 }),
  ).toEqual({
    min: 10,
    max: 30,
  })
  expect(addableRange([inCart(team, 48)], { ...team, product_id: 5 })).toBeUndefined()
})
