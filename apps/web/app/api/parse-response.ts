import { contract, parseTolerant, toNumber } from '@shop/contract'
import type { AppRoute } from '@ts-rest/core'
import * as z from 'zod/mini'

/** For a refusal whose body has no HTTP status, such as `{ "status": false }`. */
const UNPROCESSABLE = 422

const isErrorStatus = (status: unknown): status is number => typeof status === 'number' && status >= 300 && status < 600

const statusOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'status' in body ? toNumber(body.status) : undefined

/** The status of a refusal (requirements §3, §8): operations whose body has a status succeed with 200 alone. */
const refusalStatus = (schema: z.core.$ZodType, body: unknown): number | undefined => {
  const status = statusOf(body)
  if (isErrorStatus(status)) return status
  const declaresStatus = schema instanceof z.core.$ZodObject && 'status' in schema._zod.def.shape
  return declaresStatus && status !== undefined && status !== 200 ? UNPROCESSABLE : undefined
}

type RouteName = Pick<AppRoute, 'method' | 'path'>

const routes: readonly AppRoute[] = Object.values(contract).flatMap((domain) => Object.values<AppRoute>(domain))

const successSchema = ({ method, path }: RouteName): unknown => {
  const responses = routes.find((route) => route.method === method && route.path === path)?.responses ?? {}
  return Object.entries(responses).find(([status]) => Number(status) < 300)?.[1]
}

/**
 * Parses the body of a success response, whatever its 2xx status, by the tolerant form of the contract's schema.
 * @returns the status too where the body refuses the call, and undefined where it does not fit the contract
 */
export const parseResponse = (route: RouteName, received: unknown): { status?: number; body: unknown } | undefined => {
  const schema = successSchema(route)
  if (!(schema instanceof z.core.$ZodType)) return { body: received }
  const status = refusalStatus(schema, received)
  if (status !== undefined) return { status, body: received }
  const body = parseTolerant(schema, received === '' ? {} : (received ?? {}))
  return body === undefined ? undefined : { body }
}
