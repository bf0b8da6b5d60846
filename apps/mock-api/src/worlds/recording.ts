import { parseJson } from '../shared/parse-json.ts'
import { Anonymiser } from './anonymiser.ts'
import { maxStubs, type StubInput, type StubMatch, type StubsFile } from './stub-schema.ts'

/** A call and its response, with their secrets. */
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

/** Characters of all response bodies. */
const maxSize = 16 * 1024 * 1024

const maxDepth = 64

/** Whether a body nests too deeply for the recursion of `Anonymiser`. */
const isDeep = (value: unknown, depth = maxDepth): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((field) => isDeep(field, depth - 1)))

/** The exchanges of one world since the start of a recording, at most 1000 and 16 MiB: later ones are not recorded. */
export class Recording {
  readonly #exchanges: RecordedExchange[] = []
  #size = 0

  get length(): number {
    return this.#exchanges.length
  }

  add(exchange: RecordedExchange): void {
    if (this.#exchanges.length >= maxStubs || this.#size + exchange.responseBody.length > maxSize) return
    if (isDeep(exchange.requestBody)) return
    this.#exchanges.push(exchange)
    this.#size += exchange.responseBody.length
  }

  /**
   * A stub per response, without secrets and personal data. Equal requests with different responses become a sequence whose last
   * response stays.
   */
  toStubsFile(): StubsFile {
    const anonymiser = new Anonymiser()
    // The second pass knows all secrets, also those that come with a later response.
    this.#exchanges.map((exchange) => toStub(exchange, anonymiser))
    const sequences = new Map<string, StubInput[]>()
    for (const exchange of this.#exchanges) {
      const stub = toStub(exchange, anonymiser)
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

const toStub = (exchange: RecordedExchange, anonymiser: Anonymiser): StubInput => {
  const { operation, params, query, requestBody, status, contentType, retryAfter, responseBody } = exchange
  const isJson = contentType.includes('json')
  const json = isJson ? parseJson(responseBody) : undefined
  const body = json === undefined ? responseBody : json
  const headers = {
    ...(!isJson && contentType !== '' && { 'content-type': contentType }),
    ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
  }
  const match: StubMatch = {
    ...partOf('params', anonymiser.matchOfPath(operation, params)),
    ...partOf('query', anonymiser.matchOf(query)),
    ...partOf('body', anonymiser.matchOf(requestBody)),
  }
  return {
    operation,
    ...(Object.keys(match).length > 0 && { match }),
    respond: {
      status,
      ...(body !== undefined && body !== '' && { body: anonymiser.anonymise(body) }),
      ...(Object.keys(headers).length > 0 && { headers }),
    },
  }
}

/** A part of a match; nothing for a part that matches every request. */
const partOf = (name: string, value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0 ? { [name]: value } : {}
