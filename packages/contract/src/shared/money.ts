/**
 * Money. On the wire an amount is a number in ringgit (RM) with at most 2 decimals; every sum is made
 * in sen, as integers, so that no cent is lost to floating point.
 */
import { CURRENCY } from './constants.ts'

/** Ringgit to integer sen. Throws a RangeError for an amount that is no whole number of sen. */
export function toSen(ringgit: number): number {
  const sen = Math.round(ringgit * 100)
  if (!Number.isSafeInteger(sen) || Math.abs(sen / 100 - ringgit) > 1e-9) {
    throw new RangeError(`Not an amount in whole sen: ${ringgit}`)
  }
  return sen
}

/** Integer sen to ringgit. */
export function toRinggit(sen: number): number {
  return sen / 100
}

/**
 * A percentage of an amount, rounded half up to a whole sen.
 * @param percent from 0 to 100, with at most 2 decimals
 */
export function percentOf(sen: number, percent: number): number {
  const hundredths = Math.round(percent * 100)
  return Math.floor((sen * hundredths * 2 + 10_000) / 20_000)
}

let ringgitFormat: Intl.NumberFormat | undefined

/** "RM 1,234.50" for 1234.5, with a space that does not break. */
export function formatRinggit(ringgit: number): string {
  // Other locales than en-MY write "MYR"; the spec's prices read "RM". Made when the first price is shown: it takes a phone 40 ms.
  ringgitFormat ??= new Intl.NumberFormat('en-MY', { style: 'currency', currency: CURRENCY })
  return ringgitFormat.format(ringgit)
}
