import { expect, it } from 'vitest'
import { arrivalOf, groupByDelivery, nextStepOf } from './deliveries'

it('lists first what can be used at once', () => {
  const item = (product_format: 'book' | 'ebook' | 'online_test') =>
    ({ product_type: 'other', product_format }) as const
  const groups = groupByDelivery([item('book'), item('ebook'), item('online_test'), item('book')])
  expect(groups.map(({ delivery, items }) => [delivery, items.length])).toEqual([
    ['career', 1],
    ['ebook', 1],
    ['parcel', 2],
  ])
})

it('says how and when a product arrives, and of a paid test where its codes are', () => {
  expect(arrivalOf('parcel', false)).toBe('By post, within 5 working days in Malaysia')
  expect(arrivalOf('parcel', true)).toBe('By post, 14 to 21 days on average')
  expect(nextStepOf('ebook')).toBe('By email, within 3 working days of your payment.')
  expect(nextStepOf('codes')).toContain('in My Account, under Tests')
})
