/** What the contract says of the response to a request. */
import { responseSchema } from '@shop/contract'
import { valueAt } from '@shop/contract/host/describe-value'
import type { HostResponse, OperationRequest } from './http.ts'
import { isSuccess } from './report.ts'
import type { Rule } from './rules.ts'

export interface Exchange {
  readonly request: OperationRequest
  readonly response: HostResponse
  /** The statuses that the contract allows. */
  readonly expect: readonly number[]
  /** The rule that a success breaks, where a refusal is expected. */
  readonly rule: Rule
}

const isClientError = (status: number): boolean => status >= 400 && status < 500

/** The message of a refusal; empty for a success. */
export const messageOf = ({ status, json }: Pick<HostResponse, 'status' | 'json'>): string =>
  isSuccess(status) ? '' : String(valueAt(json, ['message']) ?? '')

/** Whether the request was refused with a message: the shop shows it, with whatever status. */
const isRefused = (response: HostResponse): boolean =>
  isClientError(response.status) && messageOf(response) !== ''

/** Whether a body says that the request failed, such as `{ "status": false }`. */
const saysFailure = (json: unknown): boolean =>
  ['status', 'success'].some((key) =>
    /^(?:false|0|error|fail\w*)$/i.test(String(valueAt(json, [key]))),
  )

/** Whether a body says that the request succeeded, by another status than 200. */
export const saysSuccess = (json: unknown): boolean =>
  !saysFailure(json) &&
  /^(?:true|1|ok|success\w*|succeeded|paid)$/i.test(String(valueAt(json, ['status'])))

export const mustSucceed = ({ expect }: Exchange): boolean => expect.some(isSuccess)

const isDeclared = ({ operation, status }: HostResponse): boolean =>
  responseSchema(operation, status) !== undefined

/**
 * `mustHaveForm`: whether the body must have the form that the contract declares for the status.
 * `broken`: the rule that the status breaks.
 */
export function compareStatus(exchange: Exchange): { mustHaveForm: boolean; broken?: Rule } {
  const { response, expect, rule } = exchange
  if (!isSuccess(response.status)) return compareRefusal(exchange)
  if (mustSucceed(exchange))
    return { mustHaveForm: isDeclared(response) || !expect.includes(response.status) }
  if (!saysFailure(response.json)) return { mustHaveForm: true, broken: rule }
  // The shop knows a refusal in a success only where the contract has a status in the body.
  const isHarmless = rule === 'harmless invalid requests'
  return { mustHaveForm: false, broken: isHarmless ? rule : 'refusals in a success' }
}

function compareRefusal(exchange: Exchange): ReturnType<typeof compareStatus> {
  const { request, response, expect } = exchange
  const { status } = response
  const hasSchema = isDeclared(response)
  // A proxy refuses large bodies with a page of its own.
  const isUnusual = request.mayClose ? isClientError(status) : !hasSchema && isRefused(response)
  const isTolerated = isUnusual && !mustSucceed(exchange)
  if (expect.includes(status)) return { mustHaveForm: hasSchema && !isTolerated }
  const mustHaveForm = !isTolerated
  if (status === 429) return { mustHaveForm, broken: 'request limits' }
  if (status >= 500 && hasSchema) return { mustHaveForm, broken: 'internal errors' }
  if (endsSessionWrongly(exchange)) return { mustHaveForm, broken: 'status of expired sessions' }
  // The check of the form reports other undeclared statuses.
  if (!hasSchema && !isTolerated) return { mustHaveForm }
  return { mustHaveForm, broken: mustSucceed(exchange) ? 'valid requests' : 'status of refusals' }
}

/**
 * Whether a response that is not expected ends the customer's session in the shop, as a 401 does,
 * or fails to end it.
 */
function endsSessionWrongly({ request, response, expect }: Exchange): boolean {
  const { name, metadata } = response.operation
  const isPublic = metadata.auth !== 'customer' && !name.startsWith('auth.')
  // The shop calls public operations with a customer's token too; a sign-in never ends a session.
  const mayHaveSession = request.token !== undefined || isPublic
  if (!mayHaveSession) return false
  const isOtherRefusalExpected = expect.some((status) => status >= 400)
  return response.status === 401 ? isOtherRefusalExpected : expect.includes(401)
}
