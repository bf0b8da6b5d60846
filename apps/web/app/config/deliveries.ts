import { type Formatted, POLICY, productTypes, totalQuantity } from '@shop/contract'

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

const { deliveryWorkingDays, ebookWorkingDays, internationalDays } = POLICY

/** Such as `30 × LPI Classroom Profile, Career Test`. */
export const listItems = (
  items: readonly { readonly name: string; readonly quantity: number }[],
): string =>
  items.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ')

/**
 * How and when an item of the checkout arrives.
 * @param isAbroad a parcel would leave Malaysia: all is paid later, with its shipping
 */
export const deliveryLabel = (delivery: Delivery, isAbroad: boolean): string => {
  switch (delivery) {
    case 'career':
    case 'codes':
    case 'seats':
      return 'Online, as soon as you’ve paid'
    case 'ebook':
      return isAbroad
        ? `By email, within ${ebookWorkingDays} working days of your payment`
        : `By email, within ${ebookWorkingDays} working days`
    case 'unknown':
      return 'By post or email'
    case 'parcel':
      return isAbroad
        ? `By post, ${internationalDays.min} to ${internationalDays.max} days on average`
        : `By post, within ${deliveryWorkingDays} working days`
  }
}

/**
 * What happens next with paid products (requirements §9).
 * @param country of the shipping address, if it is known
 */
export const deliveryText = (
  { delivery, items }: DeliveryGroup<{ readonly quantity: number }>,
  country: string = POLICY.freeShippingCountry,
): string => {
  switch (delivery) {
    case 'career':
      return (
        'You can start your career test now, on its own site. Your receipt is your proof ' +
        'of purchase.'
      )
    case 'codes':
      return (
        `Your access ${totalQuantity(items) > 1 ? 'codes are' : 'code is'} in My Account, ` +
        'under Tests.'
      )
    case 'seats':
      return 'The access codes for your group are in My Account, under Tests.'
    case 'ebook':
      return (
        `We’ll email your ${totalQuantity(items) > 1 ? 'ebooks' : 'ebook'}, within ` +
        `${ebookWorkingDays} working days at the latest.`
      )
    case 'unknown':
      return (
        `Parcels arrive within ${deliveryWorkingDays} working days in Malaysia. We’ll ` +
        `email ebooks within ${ebookWorkingDays} working days.`
      )
    case 'parcel':
      return country === POLICY.freeShippingCountry
        ? `Your parcel will arrive within ${deliveryWorkingDays} working days.`
        : `Your parcel will take ${internationalDays.min} to ${internationalDays.max} days ` +
            'on average.'
  }
}
