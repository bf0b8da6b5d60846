/** Values of requests and responses as short text for a report, without secrets. */

const SECRET = /password|token|secret|access_code/i
const HIDDEN = '(hidden)'
const MAX_VALUE = 80
const MAX_BODY = 200

export function describeValue(value: unknown, path = ''): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string' && SECRET.test(path.split('.').at(-1) ?? '')) return `a text ${HIDDEN}`
  if (Array.isArray(value)) return `an array of ${value.length}`
  if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value)
    return keys.length === 0 ? 'an empty object' : shorten(`an object with ${keys.join(', ')}`, MAX_VALUE)
  }
  return shorten(JSON.stringify(value), MAX_VALUE)
}

/** A request body as one short line. */
export function describeBody(body: unknown): string {
  if (body === undefined) return ''
  if (body instanceof FormData) {
    const parts = [...body].map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`)
    return ` [form: ${parts.join(', ')}]`
  }
  const text = typeof body === 'string' ? body : JSON.stringify(body, hideSecret)
  return ` ${shorten(oneLine(text.slice(0, 2 * MAX_BODY)), MAX_BODY)}`
}

const hideSecret = (key: string, value: unknown): unknown =>
  typeof value === 'string' && SECRET.test(key) ? HIDDEN : value

export const shorten = (text: string, max: number): string => (text.length > max ? `${text.slice(0, max - 1)}…` : text)

export const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ')
