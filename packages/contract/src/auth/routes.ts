import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { bodyErrors, commonErrors, errors } from '../shared/errors.ts'
import { meta } from '../shared/route-metadata.ts'
import { messageBody } from '../shared/schemas.ts'
import {
  forgotPasswordInput,
  passwordAnswer,
  resetPasswordInput,
  signedIn,
  signInInput,
  signUpInput,
} from './schemas.ts'

const c = initContract()

export const authRoutes = c.router({
  signup: {
    method: 'POST',
    path: '/auth/signup',
    summary: 'Open an account and sign in to it',
    body: signUpInput,
    responses: {
      201: signedIn,
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
    body: signInInput,
    responses: {
      200: signedIn,
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
      200: messageBody,
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
    body: forgotPasswordInput,
    responses: { 200: passwordAnswer, ...bodyErrors, ...commonErrors },
    metadata: meta({ auth: 'public' }),
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/password/reset',
    summary: 'Choose a new password with the mailed token',
    description: 'The token works once, for one hour; every session of the account ends.',
    body: resetPasswordInput,
    responses: { 200: passwordAnswer, ...bodyErrors, ...commonErrors },
    metadata: meta({ auth: 'public' }),
  },
})
