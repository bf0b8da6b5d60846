import { initContract } from '@ts-rest/core'
import { commonErrors } from '../shared/errors.ts'
import { fields } from '../shared/fields.ts'
import { meta } from '../shared/route-metadata.ts'
import { shippingSettingsSchema } from './schemas.ts'

const c = initContract()

export const settingsRoutes = c.router({
  shipping: {
    method: 'GET',
    path: '/settings/shipping',
    summary: 'Where the shop delivers, and how',
    responses: {
      200: fields({ assumed: { data: shippingSettingsSchema } }),
      ...commonErrors,
    },
    metadata: meta({ auth: 'public', idempotent: true }),
  },
})
