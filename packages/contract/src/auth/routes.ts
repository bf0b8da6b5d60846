import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { bodyErrors, errors } from '../shared/errors.ts'
import { routeMetadata } from '../shared/route-metadata.ts'
import { messageBodySchema } from '../shared/schemas.ts'
import {
  forgotPasswordInputSchema,
  forgotPasswordResponseSchema,
  resetPasswordInputSchema,
  resetPasswordResponseSchema,
  signedInSchema,
  signedUpSchema,
  signInInputSchema,
  signUpInputSchema,
} from './schemas.ts'

const c = initContract()

export const routes = c.router(
  {
    signup: {
      method: 'POST',
      path: '/auth/signup',
      summary: 'Create an account and sign in',
      body: signUpInputSchema,
      responses: { 201: signedUpSchema, ...errors(409) },
    },
    signin: {
      method: 'POST',
      path: '/auth/signin',
      summary: "Sign in and merge the guest's cart into the account's cart",
      body: signInInputSchema,
      responses: { 200: signedInSchema, ...errors(401) },
    },
    signout: {
      method: 'POST',
      path: '/auth/signout',
      summary: 'Revoke the bearer token',
      body: z.optional(z.nullable(z.strictObject({}))),
      responses: { 200: messageBodySchema, ...errors(401) },
      metadata: routeMetadata({ auth: 'customer' }),
    },
    forgotPassword: {
      method: 'POST',
      path: '/auth/password/forgot',
      summary: 'Send a password reset link by mail',
      description: 'The response, and its time, are the same whether or not the account exists.',
      body: forgotPasswordInputSchema,
      responses: { 200: forgotPasswordResponseSchema },
    },
    resetPassword: {
      method: 'POST',
      path: '/auth/password/reset',
      summary: 'Set a new password with the token of the mail',
      description: 'The token is valid once, for one hour. Every session of the account ends.',
      body: resetPasswordInputSchema,
      responses: { 200: resetPasswordResponseSchema },
    },
  },
  { commonResponses: bodyErrors, metadata: routeMetadata({ auth: 'public' }) },
)
