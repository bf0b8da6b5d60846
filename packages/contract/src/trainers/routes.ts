import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { fields } from '../shared/fields.ts'
import { routeMetadata } from '../shared/route-metadata.ts'
import { trainerSchema } from './schemas.ts'

const c = initContract()

export const routes = c.router(
  {
    list: {
      method: 'GET',
      path: '/licensed-trainers',
      summary: 'The licensed trainers',
      responses: { 200: fields({ shown: { data: z.array(trainerSchema) } }) },
    },
  },
  { metadata: routeMetadata({ auth: 'public', idempotent: true }) },
)
