const hidden = '(hidden)'

/** Keys and header names whose values are hidden. A secret under another name, or in a sentence, is shown. */
const secretKey =
  /password|token|secret|authorization|cookie|api[_-]key|card_?number|^cvc$|^session_id$|^access_code$/i

export const isSecretKey = (key: string): boolean => secretKey.test(key)

/** JSON in which the values of secret keys are hidden, at any depth and in the queries of addresses. */
export const redactedJson = (value: unknown): string =>
  JSON.stringify(value, (key, field: unknown) => {
    if (isSecretKey(key) && field !== null) return hidden
    return typeof field === 'string' && field.includes('://') ? redactUrl(field) : field
  })

/** A path or an address in which the values of secret keys of its query are hidden; `code` is one there, in links to tests. */
export const redactUrl = (url: string): string =>
  url.replace(/([?&#])([^=&#]+)=[^&#]*/g, (pair, separator: string, key: string) =>
    isSecretKey(key) || key === 'code' ? `${separator}${key}=${hidden}` : pair,
  )
