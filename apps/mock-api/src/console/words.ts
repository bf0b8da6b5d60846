import { TIME_ZONE } from '@shop/contract'

const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: TIME_ZONE } as const
const formats = {
  minute: new Intl.DateTimeFormat('en-GB', { ...day, hour: '2-digit', minute: '2-digit' }),
  second: new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone: TIME_ZONE,
  }),
}

/** A time as people in Malaysia read it: `21 Nov 2026, 13:04`, or `13:04:05`. */
export const moment = (iso: string, to: keyof typeof formats): string => formats[to].format(new Date(iso))

/** JSON set out to be read; anything else as it is. */
export const pretty = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
