import { type Formatted, POLICY, productTypes } from '@shop/contract'

/**
 * How a product reaches its buyer: by post, by email, as access codes of personal tests (`codes`)
 * or of the seats of a group in the account, or as the career test on its own site. `unknown` where
 * the host does not say whether it is printed.
 */
export type Delivery = 'parcel' | 'ebook' | 'unknown' | 'codes' | 'seats' | 'career'

export const deliveryOf = (product: Formatted): Delivery => {
  const { hasAccessCodes, isPerSeat } = productTypes[product.product_type]
  if (hasAccessCodes) return isPerSeat ? 'seats' : 'codes'
  switch (product.product_format) {
    case undefined:
      return 'unknown'
    case 'book':
      return 'parcel'
    case 'ebook':
      return 'ebook'
    case 'online_test':
      return 'career'
  }
}

/** Whether a product is sent by post, or may be; every other is delivered online. */
export const isPosted = (product: Formatted): boolean =>
  ['parcel', 'unknown'].includes(deliveryOf(product))

const order: readonly Delivery[] = ['career', 'codes', 'seats', 'ebook', 'unknown', 'parcel']

export interface DeliveryGroup<T> {
  readonly delivery: Delivery
  readonly items: readonly T[]
}

/**
 * Products by the way in which they reach their buyer; those that the buyer can use at once come
 * first.
 */
export const groupByDelivery = <T extends Formatted>(
  products: readonly T[],
): readonly DeliveryGroup<T>[] =>
  order.flatMap((delivery) => {
    const items = products.filter((product) => deliveryOf(product) === delivery)
    return items.length > 0 ? [{ delivery, items }] : []
  })

/** Such as `30 × LPI Classroom Profile, Career Test`. */
export const listItems = (
  items: readonly { readonly name: string; readonly quantity: number }[],
): string =>
  items.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ')

const { deliveryWorkingDays, ebookWorkingDays, internationalDays } = POLICY

const daysAbroad = `${internationalDays.min} to ${internationalDays.max} days on average`

/** What a shipping quote is, wherever there is one (requirements §9). */
export const quoteText =
  'We’ll email you the shipping cost. You pay only if you accept it. ' +
  `We then send everything at once; by post it takes ${daysAbroad}.`

interface DeliveryTexts {
  /** How and when it arrives. */
  readonly when: string
  /** What the buyer of a test does next. */
  readonly next?: string
}

const online = 'Online, as soon as you’ve paid'
const codes = { when: online, next: 'Each access code is in My Account, under Tests.' }
const post = `By post, within ${deliveryWorkingDays} working days in Malaysia`
const email = `email, within ${ebookWorkingDays} working days of your payment`

/** Requirements §9. */
const deliveryTexts: Readonly<Record<Delivery, DeliveryTexts>> = {
  career: {
    when: online,
    next:
      'You can start your career test now, on its own site. Your receipt is your proof of ' +
      'purchase.',
  },
  codes,
  seats: codes,
  ebook: { when: `By ${email}` },
  unknown: { when: `${post}, or by ${email}` },
  parcel: { when: post },
}

/** How and when a product arrives; a parcel may leave Malaysia. */
export const arrivalOf = (delivery: Delivery, isAbroad: boolean): string =>
  delivery === 'parcel' && isAbroad ? `By post, ${daysAbroad}` : deliveryTexts[delivery].when

/** What happens next with a paid product. */
export const nextStepOf = (delivery: Delivery, isAbroad = false): string =>
  deliveryTexts[delivery].next ?? `${arrivalOf(delivery, isAbroad)}.`
