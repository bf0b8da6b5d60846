const hidden = '(hidden)'

/** Names of keys and headers whose values are hidden. */
const secretNames = /^(?:cvc|session_id|access_code)$/i
/** Any name that contains one of these is secret too. */
const secretParts = /password|token|secret|authorization|cookie|api[_-]key|card_?number/i

/**
 * Whether the value of a key or a header is hidden. A secret under another name, or in a sentence,
 * is shown.
 */
export const isSecretKey = (key: string): boolean => secretNames.test(key) || secretParts.test(key)

/**
 * JSON in which the values of secret keys are hidden, at any depth and in the queries of addresses.
 */
export const redactedJson = (value: unknown): string =>
  JSON.stringify(value, (key, field: unknown) => {
    if (isSecretKey(key) && field !== null) return hidden
    return typeof field === 'string' && field.includes('://') ? redactUrl(field) : field
  })

/**
 * A path or an address in which the values of secret keys of its query are hidden; `code` is one
 * there, in links to tests.
 */
export const redactUrl = (url: string): string =>
  url.replace(/([?&#])([^?=&#]+)=[^&#]*/g, (pair, separator: string, encoded: string) => {
    const [key = ''] = new URLSearchParams(encoded).keys()
    return isSecretKey(key) || key === 'code' ? `${separator}${encoded}=${hidden}` : pair
  })
