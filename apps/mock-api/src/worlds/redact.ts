import { parseJson } from '../shared/parse-json.ts'

const hidden = '(hidden)'
/** Secret anywhere in a name, such as `oldPassword` and `X-Api-Key`. */
const secretPart =
  /password|passwd|passphrase|passcode|pwd|token|secret|credential|authorization|authentication|bearer|jwt|csrf|xsrf|cookie|signature|cvc|cvv|card[_-]?number|(?:api|access|private)[_-]?key|(?:security|verification)[_-]?code/i
/** Secret only as a whole word of a name, such as `otp_code` and `sessionId`: not in `author` and `shipping`. */
const secretWord =
  /(?:(?<![A-Za-z])(?:auth|mfa|otp|pass|pin|session|sid|sig)|(?<![A-Z])(?:Auth|AUTH|Mfa|MFA|Otp|OTP|Pass|PASS|Pin|PIN|Session|SESSION|Sid|SID|Sig|SIG))(?![a-z])/

/** A part of each of these names and of an address: most texts have none, and this finds out in a third of the time. */
const hint =
  /auth|bearer|card|code|cookie|credential|csrf|cvc|cvv|jwt|key|mfa|otp|pass|pin|pwd|secret|session|sid|sig|token|xsrf|:[\\/]/i

export const isSecretName = (name: string): boolean =>
  hint.test(name) && (secretPart.test(name) || secretWord.test(name))

/** Names that are secret in a query only: elsewhere they are ordinary. */
const secretInQuery = /^(?:code|key)$/i
/** A user and a password before a host, also in an encoded address. */
const userInfo = /((?:\/|%(?:25)*2f){2})(?:[^/?#@&%\s]|%(?!(?:25)*(?:2f|3f|23|26|40)))+(?:@|%(?:25)*40)/gi
const secretInAddress = /[?&#;](?:code|key)=|:(?:\\*\/){2}[^\s"/?#@\\]+@/i

/** Whether a text may have a secret anywhere. */
const mayHaveSecrets = (text: string): boolean => hint.test(text) && (isSecretName(text) || secretInAddress.test(text))

const maxLength = 20_000
const maxDepth = 32

/**
 * A body for the log, in time proportional to its length: the values of secret names hidden at any depth, cut off after
 * 20,000 characters or 32 levels.
 */
export const redactBody = (body: unknown): string | null => {
  if (body === undefined || body === null || body === '') return null
  const text = typeof body === 'string' ? body : toJson(body)
  if (text === undefined) return redactValue(body)
  const known = text.length < minPlainLength ? undefined : plainTexts.get(text)
  return known ?? (mayHaveSecrets(text) ? redactJson(text) : logPlainText(text))
}

/** Undefined for a value that is nested too deeply. */
const toJson = (value: unknown): string | undefined => {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

const redactValue = (value: unknown): string => cutText(JSON.stringify(prune(value, maxDepth, { left: maxLength })))

/**
 * What is logged of recent long texts without secret names: cached responses are logged again and again, and the search for
 * such names takes as long as the rest of the call.
 */
const plainTexts = new Map<string, string>()
const minPlainLength = 500
const maxPlainSize = 1024 * 1024
let plainSize = 0

const logPlainText = (text: string): string => {
  const logged = cutText(text)
  if (text.length < minPlainLength || text.length > maxPlainSize) return logged
  if (plainSize + text.length > maxPlainSize) {
    plainTexts.clear()
    plainSize = 0
  }
  plainTexts.set(text, logged)
  plainSize += text.length
  return logged
}

const redactJson = (text: string): string => {
  const value = parseJson(text)
  if (value !== undefined) return redactValue(value)
  return `(${text.length} characters that are no JSON, hidden because they may have secrets)`
}

/** A text within a body or a header, which may be JSON or an address. */
const redactText = (text: string): string => {
  if (/^\s*[[{]/.test(text) && mayHaveSecrets(text)) return redactJson(text)
  return /:\/\/|^\//.test(text) ? redactPath(text) : text
}

/** What separates the pairs of a query or fragment, also of an address that is encoded in another one. */
const pairSeparator = /([?&#;]|%(?:25)*(?:3f|26|23|3b))/i

/**
 * A path or an address for the log: its user and password and the values of secret names in its query and fragment hidden,
 * also if they are encoded, and in an address that is a value of the query.
 */
export const redactPath = (url: string): string => {
  if (!/[?&#;%@]/.test(url)) return cutText(url)
  // Separators are at odd places.
  const [path = '', ...rest] = url.replace(userInfo, `$1${hidden}@`).split(pairSeparator)
  return cutText([path, ...rest.map((part, at) => (at % 2 === 0 ? part : redactPair(part)))].join(''))
}

const redactPair = (pair: string): string => {
  const [name = ''] = pair.split(/=|%(?:25)*3d/i, 1)
  const decoded = name.replace(/%(?:25)*([\da-f]{2})/gi, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return isSecretName(decoded) || secretInQuery.test(decoded) ? `${name}=${hidden}` : pair
}

type Headers = Readonly<Record<string, string | number | readonly string[] | undefined>>
export type LoggedHeaders = Readonly<Record<string, string | readonly string[]>>

/**
 * Headers for the log: the values of secret names hidden, and JSON and addresses without the secrets in them.
 * @param previous what this returned for an earlier call; returned again for the same headers, which most calls of a client have
 */
export const redactHeaders = (headers: Headers, previous: LoggedHeaders = {}): LoggedHeaders => {
  const redacted: Record<string, string | readonly string[]> = {}
  let count = 0
  let isSame = true
  for (const name in headers) {
    const value = headers[name]
    if (value === undefined) continue
    const known = previous[name]
    redacted[name] = value === known ? value : redactHeader(name, value)
    count += 1
    isSame &&= redacted[name] === known
  }
  return isSame && count === Object.keys(previous).length ? previous : redacted
}

const redactHeader = (name: string, value: NonNullable<Headers[string]>): string | readonly string[] => {
  if (isSecretName(name)) return hidden
  return typeof value === 'object' ? value.map(redactText) : redactText(String(value))
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
    const text = redactText(value)
    return budget.left < 0 ? cutText(text) : text
  }
  budget.left -= 4
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return '(nested too deeply)'
  if (Array.isArray(value)) return within(budget, value, (entry) => prune(entry, depth - 1, budget))
  const fields = within(budget, Object.entries(value), ([name, field]) => {
    budget.left -= name.length
    return [cutText(name), isSecretName(name) && field !== null ? hidden : prune(field, depth - 1, budget)] as const
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
