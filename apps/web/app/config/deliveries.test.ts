import type { ProductFormat } from '@shop/contract'
import { expect, it } from 'vitest'
import { deliveryText, groupByDelivery } from './deliveries'

const item = (product_format: ProductFormat, quantity = 1) =>
  ({ product_type: 'other', product_format, quantity }) as const
const textsOf = (items: readonly ReturnType<typeof item>[]) =>
  groupByDelivery(items).map((group) => deliveryText(group))

it('says what happens next for each way of delivery, what can be used at once first', () => {
  expect(textsOf([item('book'), item('ebook'), item('online_test')])).toEqual([
    'You can start your career test now.',
    'We’ll email your ebook within 3 working days.',
    'Your parcel will arrive within 5 working days.',
  ])
})

it('says “ebooks” for several', () => {
  for (const items of [[item('ebook'), item('ebook')], [item('ebook', 2)]]) {
    expect(textsOf(items)).toEqual(['We’ll email your ebooks within 3 working days.'])
  }
})
