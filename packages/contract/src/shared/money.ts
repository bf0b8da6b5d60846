/**
 * Requests and responses carry amounts in ringgit (RM) with at most 2 decimals; arithmetic uses
 * integer sen.
 */

/** @throws RangeError for an amount that is not a whole number of sen */
export function toSen(ringgit: number): number {
  const sen = Math.round(ringgit * 100)
  if (!Number.isSafeInteger(sen) || Math.abs(sen / 100 - ringgit) > 1e-9) {
    throw new RangeError(`Not an amount in whole sen: ${ringgit}`)
  }
  return sen
}

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

/**
 * "RM 1,234.50" for 1234.5, with a non-breaking space. Not by `Intl`, whose first format of a
 * currency takes a phone 100 ms, in the first load of every page.
 */
export function formatRinggit(ringgit: number): string {
  const sign = ringgit < 0 ? '-' : ''
  const [whole = '', sen] = Math.abs(ringgit).toFixed(2).split('.')
  const groups: string[] = []
  for (let end = whole.length; end > 0; end -= 3)
    groups.unshift(whole.slice(Math.max(end - 3, 0), end))
  return `${sign}RM\u00A0${groups.join(',')}.${sen}`
}
