import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { bodyErrors, commonErrors, errors } from '../shared/errors.ts'
import { meta } from '../shared/route-metadata.ts'
import { messageBodySchema } from '../shared/schemas.ts'
import {
  forgotPasswordInputSchema,
  passwordResponseSchema,
  resetPasswordInputSchema,
  signedInSchema,
  signInInputSchema,
  signUpInputSchema,
} from './schemas.ts'

const c = initContract()

export const authRoutes = c.router({
  signup: {
    method: 'POST',
    path: '/auth/signup',
    summary: 'Open an account and sign in to it',
    body: signUpInputSchema,
    responses: {
      201: signedInSchema,
      ...errors(409),
      ...bodyErrors,
      ...commonErrors,
    },
    metadata: meta({ auth: 'public' }),
  },
  signin: {
    method: 'POST',
    path: '/auth/signin',
    summary: "Sign in; the guest's cart joins the account's",
    body: signInInputSchema,
    responses: {
      200: signedInSchema,
      ...errors(401),
      ...bodyErrors,
      ...commonErrors,
    },
    metadata: meta({ auth: 'public' }),
  },
  signout: {
    method: 'POST',
    path: '/auth/signout',
    summary: 'Revoke the token that was sent',
    body: z.optional(z.nullable(z.strictObject({}))),
    responses: {
      200: messageBodySchema,
      ...errors(401),
      ...bodyErrors,
      ...commonErrors,
    },
    metadata: meta({ auth: 'customer' }),
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/password/forgot',
    summary: 'Mail a link to choose a new password',
    description: 'The same answer, in about the same time, whether or not the account exists.',
    body: forgotPasswordInputSchema,
    responses: { 200: passwordResponseSchema, ...bodyErrors, ...commonErrors },
    metadata: meta({ auth: 'public' }),
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/password/reset',
    summary: 'Choose a new password with the mailed token',
    description: 'The token works once, for one hour; every session of the account ends.',
    body: resetPasswordInputSchema,
    responses: { 200: passwordResponseSchema, ...bodyErrors, ...commonErrors },
    metadata: meta({ auth: 'public' }),
  },
})
