import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'

/** A control of the world that `headers` name, which must answer well. */
export const control = async (
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
  headers: Record<string, string> = {},
) => {
  const answer = await app.inject({ method, url: `/__mock/api/${path}`, headers, ...(payload && { payload }) })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json()
}

export const setFault = (app: FastifyInstance, operation: string, effect: object, times = 1) =>
  control(app, 'POST', 'faults', { operation, times, effect })
