import { HIDDEN, oneLine, SECRET, shorten } from '@shop/contract/host/describe-value'

const MAX_BODY = 200

/** A request body as short text for a report, without secrets. */
export function describeBody(body: unknown): string {
  if (body === undefined) return ''
  if (body instanceof FormData) return ` [form: ${[...body.keys()].join(', ')}]`
  const text = typeof body === 'string' ? body : JSON.stringify(body, hideSecret)
  return ` ${shorten(oneLine(text.slice(0, 2 * MAX_BODY)), MAX_BODY)}`
}

const hideSecret = (key: string, value: unknown): unknown =>
  typeof value === 'string' && SECRET.test(key) ? HIDDEN : value
