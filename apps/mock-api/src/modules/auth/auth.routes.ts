import { contract } from '@shop/contract'
import type { FastifyRequest } from 'fastify'
import { bearerToken } from '../../http/auth-plugin.ts'
import { contractRouter, ok } from '../../http/contract-router.ts'
import { shopOriginOf } from '../../http/shop-origin.ts'
import { countAttempt } from './attempts.ts'
import { forgotPassword, resetPassword, signIn, signUp } from './auth.service.ts'
import { revokeToken } from './token.service.ts'

const hooks = {
  onRequest: async ({ world, ip }: FastifyRequest) => {
    countAttempt(world, 'address', ip)
  },
}

export const authRoutes = contractRouter(contract.auth, {
  signup: {
    hooks,
    handler: async ({ request, body }) => ({
      status: 201,
      body: await signUp(request.world, body, shopOriginOf(request)),
    }),
  },
  signin: {
    hooks,
    handler: async ({ request, body }) => ok(await signIn(request.world, body, request.ip)),
  },
  signout: async ({ request }) => {
    const token = bearerToken(request.headers.authorization)
    if (token !== undefined) revokeToken(request.world, token)
    return ok({ message: 'Logged out successfully.' })
  },
  forgotPassword: {
    hooks,
    handler: async ({ request, body }) => {
      forgotPassword(request.world, body.email, shopOriginOf(request))
      const message =
        'If there is an account with this email, we’ve sent it a link to choose a new password.'
      return ok({ status: 200, message })
    },
  },
  resetPassword: {
    hooks,
    handler: async ({ request, body }) =>
      ok({ status: 200, message: await resetPassword(request.world, body) }),
  },
})
