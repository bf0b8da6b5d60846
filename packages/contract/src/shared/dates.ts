import { TIME_ZONE } from './constants.ts'

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** "21 Nov 2026" in Malaysian time; an invalid date is returned unchanged. */
export const formatDate = (time: string): string => format(time, day)

/** "21 Nov 2026, 3:05 pm" in Malaysian time; an invalid date is returned unchanged. */
export const formatDateTime = (time: string): string =>
  format(time, { ...day, hour: 'numeric', minute: '2-digit', hour12: true })

function format(time: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(time)
  if (Number.isNaN(date.getTime())) return time
  // en-GB abbreviates September as "Sept", the other months with three letters.
  return date.toLocaleString('en-GB', { ...options, timeZone: TIME_ZONE }).replace('Sept', 'Sep')
}
