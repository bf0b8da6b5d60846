import multipart from '@fastify/multipart'
import { avatarInputSchema, contract } from '@shop/contract'
import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod/mini'
import { bearerToken, requireCustomer } from '../../http/auth-plugin.ts'
import { contractRouter, ok } from '../../http/contract-router.ts'
import { absoluteUrl } from '../../worlds/world-name.ts'
import { parseAvatarUpload } from './avatar-upload.ts'
import {
  profileOf,
  testAccountsOf,
  updateAvatar,
  updateDetails,
  updatePassword,
} from './profile.service.ts'

const routes = contractRouter(contract.profile, {
  detail: async ({ request }) =>
    ok({ data: profileOf(request.world, requireCustomer(request.caller)) }),
  updateDetail: async ({ request, body }) => {
    const data = updateDetails(request.world, requireCustomer(request.caller), body)
    return ok({ message: 'Your details have been saved.', data })
  },
  updateAvatar: {
    hooks: { preValidation: parseAvatarUpload },
    handler: async ({ request, body }) => {
      // `parseAvatarUpload` has validated it; ts-rest types a multipart body as FormData.
      const { avatar } = z.parse(avatarInputSchema, body)
      const picture = { type: avatar.type, content: await avatar.bytes() }
      const data = updateAvatar(request.world, requireCustomer(request.caller), picture)
      return ok({ message: 'Your picture has been changed.', data })
    },
  },
  updatePassword: async ({ request, body }) => {
    const token = bearerToken(request.headers.authorization)
    await updatePassword(request.world, requireCustomer(request.caller), token, body, request.ip)
    return ok({ message: 'Your password has been changed.' })
  },
  // The seats of tests that the customer has bought.
  testAccounts: async ({ request, query }) => {
    const customerId = requireCustomer(request.caller)
    return ok(testAccountsOf(request.world, customerId, query, absoluteUrl(request, '')))
  },
})

export const profileRoutes: FastifyPluginAsync<Parameters<typeof routes>[1]> = async (
  app,
  options,
) => {
  // In this scope only: no other call accepts files.
  await app.register(multipart)
  await app.register(routes, options)
}
