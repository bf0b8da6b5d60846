import { type Operation, responseSchema } from '@shop/contract'
import { bodyFormOf, bodyFormTexts, checkResponse } from '@shop/contract/host/check-response'
import { valueAt } from '@shop/contract/host/describe-value'
import * as z from 'zod/mini'
import type { ContractResult } from '../shared/contract-result.ts'
import { parseJson } from '../shared/parse-json.ts'

/**
 * Whether a response meets the contract: `tolerated` if it differs, but the shop can show it.
 * @param type of its content
 * @param text its body
 */
export const checkForm = (
  operation: Operation,
  status: number,
  type: string,
  text: string,
): ContractResult => {
  const headers = { 'content-type': type }
  const json = parseJson(text)
  const findings = checkResponse({ operation, status, headers, text, json })
  const form = bodyFormOf(operation, status, json) ?? 'declared'
  if (findings.length === 0 && form === 'declared') return { kind: 'valid' }
  const lines = findings.map(
    ({ path, message, expected, received }) =>
      `${path && `${path}: `}${message} (expected ${expected}, received ${received})`,
  )
  if (form !== 'declared') lines.unshift(bodyFormTexts[form])
  const kind = findings.some(({ level }) => level === 'fail') ? 'response' : 'tolerated'
  return { kind, details: lines.join('; ') }
}

/**
 * Whether a body that the shop tolerates only lacks fields. @param json it, in the declared form
 */
export const lacksOnlyFields = (operation: Operation, status: number, json: unknown): boolean => {
  const schema = responseSchema(operation, status)
  const issues = (schema && z.safeParse(schema, json).error?.issues) ?? []
  return issues.length > 0 && issues.every(({ path }) => valueAt(json, path) === undefined)
}
