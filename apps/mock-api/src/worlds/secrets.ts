const hidden = '(hidden)'
const secretNames = /^(?:.*password|token)$/i
const longest = 20_000

/** A body as it may be shown: passwords and tokens hidden at any depth, cut off where it gets too long to read. */
export const showable = (body: unknown): string | null => {
  if (body === undefined || body === null || body === '') return null
  // Most of what goes by names no secret anywhere, and need not be taken apart and put together again.
  if (typeof body === 'string' && !/password|token/i.test(body)) return cutOff(body)
  const value = typeof body === 'string' ? parsed(body) : body
  const text = typeof value === 'string' ? value : JSON.stringify(value, hideSecret)
  return cutOff(text)
}

const cutOff = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest)}… (${text.length - longest} more characters)`

/** A path whose query may be shown. */
export const showablePath = (url: string): string =>
  url.replace(/([?&])([^=&]+)=([^&]*)/g, (all, sign: string, name: string) =>
    secretNames.test(name) ? `${sign}${name}=${hidden}` : all,
  )

const hideSecret = (key: string, value: unknown): unknown =>
  secretNames.test(key) && typeof value === 'string' ? hidden : value

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // A malformed answer is shown as it went out; what cannot be read cannot be searched for secrets by name.
    return text.replace(/("(?:[^"]*password|token)"\s*:\s*")[^"]*/gi, `$1${hidden}`)
  }
}
