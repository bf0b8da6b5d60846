import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { bodyErrors, commonErrors, errors } from '../shared/errors.ts'
import { fields } from '../shared/fields.ts'
import { meta } from '../shared/route-metadata.ts'
import { idParamSchema, messageBodySchema, paged, pageParamSchema } from '../shared/schemas.ts'
import {
  avatarInputSchema,
  changePasswordInputSchema,
  profileInputSchema,
  profileSchema,
  testAccountSchema,
} from './schemas.ts'

const c = initContract()

const changedProfile = fields({
  assumed: { message: z.string(), data: profileSchema },
})

export const profileRoutes = c.router({
  detail: {
    method: 'GET',
    path: '/profile/detail',
    summary: "One's own profile",
    responses: {
      200: fields({ assumed: { data: profileSchema } }),
      ...errors(401),
      ...commonErrors,
    },
    metadata: meta({ auth: 'customer', idempotent: true }),
  },
  updateDetail: {
    method: 'PUT',
    path: '/profile/update/detail',
    summary: "Change one's own profile",
    body: profileInputSchema,
    responses: {
      200: changedProfile,
      ...errors(401),
      ...bodyErrors,
      ...commonErrors,
    },
    metadata: meta({ auth: 'customer', idempotent: true }),
  },
  updateAvatar: {
    method: 'POST',
    path: '/profile/update/avatar',
    summary: "Change one's own picture",
    contentType: 'multipart/form-data',
    body: avatarInputSchema,
    responses: {
      200: changedProfile,
      ...errors(401),
      ...bodyErrors,
      ...commonErrors,
    },
    metadata: meta({ auth: 'customer' }),
  },
  updatePassword: {
    method: 'POST',
    path: '/profile/update/password',
    summary: "Change one's own password; other sessions end",
    body: changePasswordInputSchema,
    responses: {
      200: messageBodySchema,
      ...errors(401),
      ...bodyErrors,
      ...commonErrors,
    },
    metadata: meta({ auth: 'customer' }),
  },
  testAccounts: {
    method: 'GET',
    path: '/profile/lpi/test-accounts',
    query: fields({ shown: { customer_id: idParamSchema, page: pageParamSchema } }),
    summary: "The seats of one's own tests, newest first",
    responses: {
      200: paged(testAccountSchema),
      ...errors(401, 403),
      ...commonErrors,
    },
    metadata: meta({ auth: 'customer', idempotent: true }),
  },
})
