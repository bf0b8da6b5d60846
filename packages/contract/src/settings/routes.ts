import { initContract } from '@ts-rest/core'
import { fields } from '../shared/fields.ts'
import { routeMetadata } from '../shared/route-metadata.ts'
import { shippingSettingsSchema } from './schemas.ts'

const c = initContract()

export const routes = c.router(
  {
    shipping: {
      method: 'GET',
      path: '/settings/shipping',
      summary: 'Delivery countries, charges and times',
      responses: { 200: fields({ assumed: { data: shippingSettingsSchema } }) },
    },
  },
  { metadata: routeMetadata({ auth: 'public', idempotent: true }) },
)
