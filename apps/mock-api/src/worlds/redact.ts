const hidden = '(hidden)'
const secretNames = /^(?:.*password|token)$/i
const maxLength = 20_000

/** A body for display: passwords and tokens hidden at any depth, cut off after 20,000 characters. */
export const redactBody = (body: unknown): string | null => {
  if (body === undefined || body === null || body === '') return null
  const value = typeof body === 'string' ? parseJson(body) : body
  const text = typeof value === 'string' ? value : JSON.stringify(value, hideSecret)
  return text.length <= maxLength ? text : `${text.slice(0, maxLength)}… (${text.length - maxLength} more characters)`
}

/** A path for display: passwords and tokens in its query hidden. */
export const redactPath = (url: string): string =>
  url.replace(/([?&])([^=&]+)=([^&]*)/g, (all, separator: string, name: string) =>
    secretNames.test(name) ? `${separator}${name}=${hidden}` : all,
  )

const hideSecret = (key: string, value: unknown): unknown =>
  secretNames.test(key) && typeof value === 'string' ? hidden : value

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // Malformed JSON is displayed as it is, with secrets hidden by pattern.
    return text.replace(/("(?:[^"]*password|token)"\s*:\s*")[^"]*/gi, `$1${hidden}`)
  }
}
