import type { ProductFormat } from '@shop/contract'
import { expect, it } from 'vitest'
import { deliveryLabel, deliveryText, groupByDelivery } from './deliveries'

const item = (product_format: ProductFormat, quantity = 1) =>
  ({ product_type: 'other', product_format, quantity }) as const
const textsOf = (items: readonly ReturnType<typeof item>[]) =>
  groupByDelivery(items).map((group) => deliveryText(group))

it('says what happens next for each way of delivery, what can be used at once first', () => {
  expect(textsOf([item('book'), item('ebook'), item('online_test')])).toEqual([
    'You can start your career test now, on its own site. Your receipt is your proof of purchase.',
    'We’ll email your ebook, within 3 working days at the latest.',
    'Your parcel will arrive within 5 working days.',
  ])
})

it('says where the access codes are, and uses the plural for several', () => {
  const textOf = (quantity: number, product_type: 'lpitest' | 'lpigroup' = 'lpitest') =>
    groupByDelivery([{ product_type, quantity }]).map((group) => deliveryText(group))
  expect(textOf(1)).toEqual(['Your access code is in My Account, under Tests.'])
  expect(textOf(2)).toEqual(['Your access codes are in My Account, under Tests.'])
  expect(textOf(30, 'lpigroup')).toEqual([
    'The access codes for your group are in My Account, under Tests.',
  ])
})

it('says at the checkout how and when each product arrives', () => {
  const labelsOf = (isAbroad: boolean) =>
    (['codes', 'ebook', 'parcel'] as const).map((delivery) => deliveryLabel(delivery, isAbroad))
  const online = 'Online, as soon as you’ve paid'
  const email = 'By email, within 3 working days'
  expect(labelsOf(false)).toEqual([online, email, 'By post, within 5 working days'])
  // The payment comes after the quote for the shipping.
  expect(labelsOf(true)).toEqual([
    online,
    `${email} of your payment`,
    'By post, 14 to 21 days on average',
  ])
})

it('says “ebooks” for several', () => {
  for (const items of [[item('ebook'), item('ebook')], [item('ebook', 2)]]) {
    expect(textsOf(items)).toEqual([
      'We’ll email your ebooks, within 3 working days at the latest.',
    ])
  }
})
