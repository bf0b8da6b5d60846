const hidden = '(hidden)'
const secretName = /password|passwd|passphrase|token|(?:^|[_-])secret$|api[_-]?key|cvc|cvv|card[_-]?number/i

export const isSecretName = (name: string): boolean => secretName.test(name)

/** Whether a text may have a secret name anywhere. */
const secretHint = /password|passwd|passphrase|token|secret|api[_-]?key|cvc|cvv|card[_-]?number/i
const maxLength = 20_000
const maxDepth = 32

/**
 * A body for the log, in time proportional to its length: the values of secret names hidden at any depth, cut off after
 * 20,000 characters or 32 levels.
 */
export const redactBody = (body: unknown): string | null => {
  if (body === undefined || body === null || body === '') return null
  if (typeof body !== 'string') return cutText(JSON.stringify(prune(body, maxDepth, { left: maxLength })))
  return secretHint.test(body) ? redactJson(body) : cutText(body)
}

const redactJson = (text: string): string => {
  try {
    return redactBody(Object(JSON.parse(text))) ?? ''
  } catch {
    return `(${text.length} characters that are no JSON, hidden because they may have secrets)`
  }
}

/** A path for the log: the values of secret names in its query hidden, also if the names are encoded. */
export const redactPath = (url: string): string => {
  const [path = '', ...rest] = url.split('?')
  if (rest.length === 0) return cutText(path)
  const query = rest.join('?').split('&')
  return cutText(`${path}?${query.map(redactPair).join('&')}`)
}

const redactPair = (pair: string): string => {
  const [name = ''] = pair.split('=', 1)
  const decoded = name.replace(/%([\da-f]{2})/gi, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return secretName.test(decoded) ? `${name}=${hidden}` : pair
}

const secretHeader = /authorization|cookie|token|secret|api[_-]?key|password/i
const addressHeader = /^(?:location|referer)$/

/** Headers for the log: the values of secret names hidden, and addresses without the secrets of their query. */
export const redactHeaders = (
  headers: Readonly<Record<string, string | number | readonly string[] | undefined>>,
): Record<string, string | readonly string[]> => {
  const redacted: Record<string, string | readonly string[]> = {}
  for (const name in headers) {
    const value = headers[name]
    if (value === undefined) continue
    const text = typeof value === 'number' ? String(value) : value
    if (secretHeader.test(name)) redacted[name] = hidden
    else redacted[name] = typeof text === 'string' && addressHeader.test(name) ? redactPath(text) : text
  }
  return redacted
}

/** The first 20,000 characters, as a copy: a slice would keep the whole text in memory. */
export const cutText = (text: string): string =>
  text.length <= maxLength
    ? text
    : `${new TextDecoder().decode(new TextEncoder().encode(text.slice(0, maxLength)))}… (${text.length - maxLength} more characters)`

/** The number of characters that a pruned value may still have. */
interface Budget {
  left: number
}

/** A copy without secrets, whose size and depth are limited. */
const prune = (value: unknown, depth: number, budget: Budget): unknown => {
  if (typeof value === 'string') {
    budget.left -= value.length
    return budget.left < 0 ? cutText(value) : value
  }
  budget.left -= 4
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return '(nested too deeply)'
  if (Array.isArray(value)) return within(budget, value, (entry) => prune(entry, depth - 1, budget))
  const fields = within(budget, Object.entries(value), ([name, field]) => {
    budget.left -= name.length
    return [cutText(name), secretName.test(name) && field !== null ? hidden : prune(field, depth - 1, budget)] as const
  })
  return Object.fromEntries(fields)
}

/** Maps entries until the budget is used up. */
const within = <T, R>(budget: Budget, entries: readonly T[], map: (entry: T) => R): R[] => {
  const mapped: R[] = []
  for (const entry of entries) {
    if (budget.left <= 0) break
    mapped.push(map(entry))
  }
  return mapped
}
