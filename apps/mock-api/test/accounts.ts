import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { bearer } from './harness.ts'
import { mailsTo } from './purchase.ts'

export const person = {
  first_name: 'Nur',
  last_name: 'Contoh',
  email: 'nur@example.com',
  password: 'Sample#Pass1',
}
export const sample = { email: 'customer@example.com', password: 'Customer#1' }

export const call = (
  app: FastifyInstance,
  path: string,
  payload: object,
  headers: Record<string, string> = {},
) => app.inject({ method: 'POST', url: `/api/v1/${path}`, payload, headers })

export const signUp = (app: FastifyInstance, changes: object = {}) =>
  call(app, 'auth/signup', { ...person, ...changes })
export const signIn = (app: FastifyInstance, changes: object = {}) =>
  call(app, 'auth/signin', { ...sample, ...changes })

/** The headers of a signed-in customer. */
export const signedIn = async (app: FastifyInstance, changes: object = {}) => {
  const response = await signIn(app, changes)
  expect(response.statusCode, response.body).toBe(200)
  return bearer(response.json().authorisation.token)
}

export const profileOf = (app: FastifyInstance, headers: Record<string, string>) =>
  app.inject({ url: '/api/v1/profile/detail', headers })

export const forgot = (app: FastifyInstance, email: string, headers: Record<string, string> = {}) =>
  call(app, 'auth/password/forgot', { email }, headers)

export const reset = (
  app: FastifyInstance,
  email: string,
  token: string,
  password = 'Changed#Pass1',
) => call(app, 'auth/password/reset', { email, token, password })

/** The newest mailed link with a token, and the token. */
export const mailedLink = async (app: FastifyInstance, email: string) => {
  const texts = (await mailsTo(app, email)).map(({ text }) => text)
  const link = new URL(
    /http[^\s(]+\/reset-password\?[^\s)]+/.exec(
      texts.find((text) => text.includes('token=')) ?? '',
    )?.[0] ?? '',
  )
  return { link, token: link.searchParams.get('token') ?? '' }
}
