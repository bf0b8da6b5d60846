import { parseJson } from '../shared/parse-json.ts'
import { isSecretKey, redact } from './redact.ts'
import { maxStubs, type StubInput, type StubMatch, type StubsFile } from './stub-schema.ts'

/** A call and its response. */
export interface RecordedExchange {
  readonly operation: string
  readonly params: unknown
  readonly query: unknown
  /** Undefined for a body that is not JSON. */
  readonly requestBody: unknown
  readonly status: number
  readonly contentType: string
  readonly retryAfter: string | undefined
  readonly responseBody: string
}

/** The exchanges of one world since the start of a recording, at most 1000: later ones are not recorded. */
export class Recording {
  readonly #exchanges: RecordedExchange[] = []

  get length(): number {
    return this.#exchanges.length
  }

  add(exchange: RecordedExchange): void {
    if (this.#exchanges.length < maxStubs) this.#exchanges.push(exchange)
  }

  /**
   * A stub per response, in which the values of secret keys are hidden. Equal requests with different responses become a sequence whose
   * last response stays.
   */
  toStubsFile(): StubsFile {
    const sequences = new Map<string, StubInput[]>()
    for (const stub of this.#exchanges.map(toStub)) {
      const key = JSON.stringify([stub.operation, stub.match])
      const sequence = sequences.get(key) ?? []
      sequences.set(key, sequence)
      const last = sequence.at(-1)
      if (last && JSON.stringify(last.respond) === JSON.stringify(stub.respond)) {
        sequence[sequence.length - 1] = { ...last, times: (last.times ?? 1) + 1 }
      } else sequence.push({ ...stub, times: 1 })
    }
    return { stubs: inOrderOfPrecedence([...sequences.values()].flatMap(withoutLastLimit)) }
  }
}

const withoutLastLimit = (sequence: readonly StubInput[]): StubInput[] =>
  sequence.map(({ times, ...stub }, index) =>
    index < sequence.length - 1 && times !== undefined ? { ...stub, times } : stub,
  )

/** A stub that matches more than another must not hide it: of those with `times` the first responds, of the others the last. */
const inOrderOfPrecedence = (stubs: readonly StubInput[]): StubInput[] => [
  ...stubs.filter(({ times }) => times !== undefined).toSorted((a, b) => matchSize(b) - matchSize(a)),
  ...stubs.filter(({ times }) => times === undefined).toSorted((a, b) => matchSize(a) - matchSize(b)),
]

const matchSize = ({ match }: StubInput): number => JSON.stringify(match ?? {}).length

const toStub = (exchange: RecordedExchange): StubInput => {
  const { operation, params, query, requestBody, status, contentType, retryAfter, responseBody } = exchange
  const isJson = contentType.includes('json')
  const body = (isJson ? parseJson(responseBody) : undefined) ?? responseBody
  const headers = {
    ...(!isJson && contentType !== '' && { 'content-type': contentType }),
    ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
  }
  const match: StubMatch = {
    ...partOf('params', params),
    ...partOf('query', query),
    ...partOf('body', requestBody),
  }
  return {
    operation,
    ...(Object.keys(match).length > 0 && { match }),
    respond: {
      status,
      ...(body !== '' && { body: JSON.parse(JSON.stringify(redact(body))) }),
      ...(Object.keys(headers).length > 0 && { headers }),
    },
  }
}

/** A part of a match; nothing for a part that matches every request. A secret matches any value. */
const partOf = (name: string, value: unknown) => {
  const part = withoutSecrets(value)
  return typeof part === 'object' && part !== null && Object.keys(part).length > 0 ? { [name]: part } : {}
}

const withoutSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  const open = Object.entries(value).filter(([key]) => !isSecretKey(key))
  return Object.fromEntries(open.map(([key, field]) => [key, withoutSecrets(field)]))
}
