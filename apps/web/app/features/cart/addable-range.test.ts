import type { CartItem, Product } from '@shop/contract/host'
import { expect, it } from 'vitest'
import { sampleProduct } from '../../../test/support/sample-product'
import { addableRange } from './components/add-to-cart'

const team = sampleProduct(4, {
  product_type: 'lpigroup',
  product_price: 75,
  min_order_quantity: 5,
  max_order_quantity: 50,
})

const inCart = (product: Product, quantity: number): CartItem => ({ ...product, quantity, product })

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
