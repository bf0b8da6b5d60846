import { TIME_ZONE } from './constants.ts'

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: TIME_ZONE,
})
const timeFormat = new Intl.DateTimeFormat('en-GB', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: TIME_ZONE,
})

// en-GB abbreviates September as "Sept", the other months with three letters.
const threeLetterMonth = (text: string) => text.replace('Sept', 'Sep')

/** "21 Nov 2026" in Malaysian time; an invalid date is returned unchanged. */
export function formatDate(time: string): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? time : threeLetterMonth(dateFormat.format(date))
}

/** "21 Nov 2026, 3:05 pm" in Malaysian time; an invalid date is returned unchanged. */
export function formatDateTime(time: string): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? time : `${formatDate(time)}, ${timeFormat.format(date)}`
}
