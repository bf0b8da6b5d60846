import { TIME_ZONE } from './constants.ts'

const LOCALE = 'en-GB'

/** "21 Nov 2026" in Malaysian time; an invalid date is returned unchanged. */
export function formatDate(time: string): string {
  const date = new Date(time)
  if (Number.isNaN(date.getTime())) return time
  const text = date.toLocaleDateString(LOCALE, { day: 'numeric', month: 'short', year: 'numeric', timeZone: TIME_ZONE })
  // en-GB abbreviates September as "Sept", the other months with three letters.
  return text.replace('Sept', 'Sep')
}

/** "21 Nov 2026, 3:05 pm" in Malaysian time; an invalid date is returned unchanged. */
export function formatDateTime(time: string): string {
  const date = new Date(time)
  if (Number.isNaN(date.getTime())) return time
  const hours = date.toLocaleTimeString(LOCALE, {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: TIME_ZONE,
  })
  return `${formatDate(time)}, ${hours}`
}
