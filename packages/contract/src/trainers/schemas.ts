import * as z from 'zod/mini'
import { fields } from '../shared/fields.ts'
import { hostValue } from '../shared/host-value.ts'

const trainerNumber = z.int().check(z.positive())

/** Requirements §3. */
export const trainerSchema = fields({
  shown: {
    trainer_number: hostValue(
      'trainer_number',
      trainerNumber,
      z.union([trainerNumber, z.string()]),
    ),
    trainer_name: z.string(),
    trainer_certification: z.string(),
  },
}).register(z.globalRegistry, { id: 'Trainer' })
export type Trainer = z.infer<typeof trainerSchema>
