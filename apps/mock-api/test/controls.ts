import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'

/** Calls a control in the world of `headers`, which must succeed. */
export const control = async (
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
  headers: Record<string, string> = {},
) => {
  const response = await app.inject({
    method,
    url: `/__mock/api/${path}`,
    headers,
    ...(payload && { payload }),
  })
  expect(response.statusCode, response.body).toBeLessThan(300)
  return response.json()
}

export const setFault = (
  app: FastifyInstance,
  operation: string,
  effect: object,
  times = 1,
  headers: Record<string, string> = {},
) => control(app, 'POST', 'faults', { operation, times, effect }, headers)

/** The newest entry of the request log. */
export const lastCall = async (app: FastifyInstance) =>
  (await control(app, 'GET', 'requests')).data.at(-1)
