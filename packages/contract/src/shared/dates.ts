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

// "Sept" is how en-GB abbreviates September; every other month has three letters.
const threeLetterMonth = (text: string) => text.replace('Sept', 'Sep')

/** "21 Nov 2026" in Malaysian time; the text itself when it is no date. */
export function formatDate(time: string): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? time : threeLetterMonth(dateFormat.format(date))
}

/** "21 Nov 2026, 3:05 pm" in Malaysian time; the text itself when it is no date. */
export function formatDateTime(time: string): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? time : `${formatDate(time)}, ${timeFormat.format(date)}`
}
