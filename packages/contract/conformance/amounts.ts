/** Arithmetic in sen of its own, so that an error in the contract's rules is not repeated here. */

export const toSen = (ringgit: number): number => Math.round(ringgit * 100)

/** "49.90" */
export const ringgitText = (sen: number): string => (sen / 100).toFixed(2)

interface Line {
  readonly quantity: number
  readonly product: { readonly product_price?: number | undefined }
}

/** The sum of the lines in sen; undefined when a price is missing. */
export function sumOfLines(items: readonly Line[]): number | undefined {
  let sum = 0
  for (const { quantity, product } of items) {
    if (product.product_price === undefined) return undefined
    sum += toSen(product.product_price) * quantity
  }
  return sum
}

/** A percentage with at most 2 decimals, in ten-thousandths of a sen, which are whole. */
const exactShare = (sen: number, percent: number): number => sen * Math.round(percent * 100)

/** A percentage of an amount, rounded half up. */
export const percentageOf = (sen: number, percent: number): number =>
  Math.floor((exactShare(sen, percent) + 5_000) / 10_000)

export type DiscountResult = 'right' | 'wrong' | 'wrongly rounded'

/** Whether a discount is the percentage of the goods. `percent` is itself rounded where a coupon takes off a fixed amount. */
export function checkDiscount(goods: number, percent: number, discount: number): DiscountResult {
  if (discount === percentageOf(goods, percent)) return 'right'
  const percentOfAmount = goods === 0 ? 0 : Math.round((discount / goods) * 10_000) / 100
  if (percentOfAmount === percent) return 'right'
  return Math.abs(discount * 10_000 - exactShare(goods, percent)) < 10_000 ? 'wrongly rounded' : 'wrong'
}

/** How well an amount shows a wrong rounding: 2 for exactly half a sen, 1 for more than half a sen, else 0. */
export function roundingTest(sen: number, percent: number): 0 | 1 | 2 {
  const fraction = exactShare(sen, percent) % 10_000
  // Above RM 100 a sen is less than 0.01 percent: the discount could be a fixed amount.
  if (sen > 10_000 || fraction < 5_000) return 0
  return fraction === 5_000 ? 2 : 1
}
