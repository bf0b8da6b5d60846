import type { OperationName } from '@shop/contract'
import { parseJson } from '../shared/parse-json.ts'
import { isSecretKey, redactedJson } from '../shared/redact.ts'
import { maxRules } from './call-rules.ts'
import type { StubInput, StubMatch, StubsFile } from './stubs.ts'

// Not the types of Fastify: those of the package need no other one.
interface Request {
  readonly params: unknown
  readonly query: unknown
}

interface Reply {
  readonly statusCode: number
  readonly getHeader: (name: string) => unknown
}

/**
 * The exchanges of one world since the start of a recording, at most 1000: later ones are not
 * recorded.
 */
export class Recording {
  readonly #stubs: StubInput[] = []

  get length(): number {
    return this.#stubs.length
  }

  /** @param requestBody undefined for a body that is not JSON */
  add(
    operation: OperationName,
    { params, query }: Request,
    requestBody: unknown,
    reply: Reply,
    text: string,
  ): void {
    if (this.#stubs.length === maxRules) return
    // A secret matches any value.
    const match: StubMatch = withoutSecrets({ params, query, body: requestBody })
    this.#stubs.push({
      operation,
      ...(Object.keys(match).length > 0 && { match }),
      respond: responseOf(reply, text),
    })
  }

  /**
   * A stub per response, in which the values of secret keys are hidden. Equal requests with
   * different responses become a sequence whose last response stays.
   */
  toStubsFile(): StubsFile {
    const sequences = new Map<string, StubInput[]>()
    for (const stub of this.#stubs) {
      const sameRequest = JSON.stringify([stub.operation, stub.match])
      const sequence = sequences.get(sameRequest) ?? []
      sequences.set(sameRequest, sequence)
      const last = sequence.at(-1)
      if (last && JSON.stringify(last.respond) === JSON.stringify(stub.respond)) {
        sequence[sequence.length - 1] = { ...last, times: (last.times ?? 1) + 1 }
      } else sequence.push({ ...stub, times: 1 })
    }
    return { stubs: inOrderOfPrecedence([...sequences.values()].flatMap(withoutLastLimit)) }
  }
}

/** What a stub repeats of a response: its status, its body without secrets, and some headers. */
const responseOf = (reply: Reply, text: string): StubInput['respond'] => {
  const type = String(reply.getHeader('content-type') ?? '')
  const isJson = type.includes('json')
  const body = (isJson ? parseJson(text) : undefined) ?? text
  const retryAfter = reply.getHeader('retry-after')
  const headers = {
    ...(!isJson && type !== '' && { 'content-type': type }),
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  }
  return {
    status: reply.statusCode,
    ...(body !== '' && { body: JSON.parse(redactedJson(body)) }),
    ...(Object.keys(headers).length > 0 && { headers }),
  }
}

/** The last stub of a sequence responds to all later calls. */
const withoutLastLimit = (sequence: readonly StubInput[]): StubInput[] =>
  sequence.map(({ times, ...stub }, index) =>
    index < sequence.length - 1 && times !== undefined ? { ...stub, times } : stub,
  )

/**
 * A stub that matches more than another must not hide it: of those with `times` the first responds,
 * of the others the last.
 */
const inOrderOfPrecedence = (stubs: readonly StubInput[]): StubInput[] => [
  ...stubs
    .filter(({ times }) => times !== undefined)
    .toSorted((a, b) => matchSize(b) - matchSize(a)),
  ...stubs
    .filter(({ times }) => times === undefined)
    .toSorted((a, b) => matchSize(a) - matchSize(b)),
]

const matchSize = ({ match }: StubInput): number => JSON.stringify(match ?? {}).length

/** The parts of a match, without secrets and without parts that match every request. */
const withoutSecrets = (parts: object) => {
  const withoutSecretKeys = JSON.parse(
    JSON.stringify(parts, (key, value: unknown) => (isSecretKey(key) ? undefined : value)),
  )
  return Object.fromEntries(
    Object.entries<object | null>(withoutSecretKeys).filter(
      ([, part]) => part !== null && Object.keys(part).length > 0,
    ),
  )
}
