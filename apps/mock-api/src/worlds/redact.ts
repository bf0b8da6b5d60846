const hidden = '(hidden)'

/** Keys and header names whose values are hidden. A secret under another name, or in a sentence, is shown. */
const secretKey = /password|token|secret|authorization|cookie|api[_-]key|card_?number|^cvc$|^session_id$|^access_code$/i

export const isSecretKey = (key: string): boolean => secretKey.test(key)

/** A copy of JSON in which the values of secret keys are hidden, at any depth and in the queries of addresses. */
export const redact = (value: unknown): unknown => {
  if (typeof value === 'string') return value.includes('://') ? redactUrl(value) : value
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, isSecretKey(key) && field !== null ? hidden : redact(field)]),
  )
}

/** A path or an address in which the values of secret keys of its query are hidden; `code` is one there, in links to tests. */
export const redactUrl = (url: string): string =>
  url.replace(/([?&#])([^=&#]+)=[^&#]*/g, (pair, separator: string, key: string) =>
    isSecretKey(key) || key === 'code' ? `${separator}${key}=${hidden}` : pair,
  )
