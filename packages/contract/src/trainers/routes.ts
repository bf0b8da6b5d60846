import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { commonErrors } from '../shared/errors.ts'
import { fields } from '../shared/fields.ts'
import { meta } from '../shared/route-metadata.ts'
import { trainerSchema } from './schemas.ts'

const c = initContract()

export const trainersRoutes = c.router({
  list: {
    method: 'GET',
    path: '/licensed-trainers',
    summary: 'The licensed trainers',
    responses: {
      200: fields({ shown: { data: z.array(trainerSchema) } }),
      ...commonErrors,
    },
    metadata: meta({ auth: 'public', idempotent: true }),
  },
})
