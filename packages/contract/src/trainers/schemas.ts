import * as z from 'zod/mini'
import { fields } from '../shared/fields.ts'
import { hostValue } from '../shared/host-value.ts'
import { positiveInteger } from '../shared/schemas.ts'

/** Requirements §3. */
export const trainerSchema = fields({
  shown: {
    trainer_number: hostValue(
      'trainer_number',
      positiveInteger(),
      z.union([positiveInteger(), z.string()]),
    ),
    trainer_name: z.string(),
    trainer_certification: z.string(),
  },
}).register(z.globalRegistry, { id: 'Trainer' })
export type Trainer = z.infer<typeof trainerSchema>
