import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { bodyErrors, errors } from '../shared/errors.ts'
import { fields, neededFor } from '../shared/fields.ts'
import { routeMetadata } from '../shared/route-metadata.ts'
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

export const routes = c.router(
  {
    detail: {
      method: 'GET',
      path: '/profile/detail',
      summary: "The customer's profile",
      responses: {
        200: fields({
          needed: { data: neededFor('the profile to show and to edit', profileSchema) },
        }),
      },
      metadata: routeMetadata({ idempotent: true }),
    },
    updateDetail: {
      method: 'PUT',
      path: '/profile/update/detail',
      summary: "Update the customer's profile",
      description:
        'An address or tax details that are null are removed. A missing field stays as it is.',
      body: profileInputSchema,
      responses: { 200: changedProfile, ...bodyErrors },
      metadata: routeMetadata({ idempotent: true }),
    },
    updateAvatar: {
      method: 'POST',
      path: '/profile/update/avatar',
      summary: "Update the customer's picture",
      contentType: 'multipart/form-data',
      body: avatarInputSchema,
      responses: { 200: changedProfile, ...bodyErrors },
    },
    updatePassword: {
      method: 'POST',
      path: '/profile/update/password',
      summary: "Change the customer's password and end other sessions",
      body: changePasswordInputSchema,
      responses: { 200: messageBodySchema, ...bodyErrors },
    },
    testAccounts: {
      method: 'GET',
      path: '/profile/lpi/test-accounts',
      query: fields({
        shown: { customer_id: z.optional(idParamSchema), page: pageParamSchema },
      }),
      summary: "The customer's test accounts, those of the newest order first",
      responses: { 200: paged(testAccountSchema), ...errors(403) },
      metadata: routeMetadata({ idempotent: true }),
    },
  },
  { commonResponses: errors(401), metadata: routeMetadata({ auth: 'customer' }) },
)
