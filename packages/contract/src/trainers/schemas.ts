import * as z from 'zod/mini'
import { fields } from '../shared/fields.ts'

/** Requirements §3. */
export const trainerSchema = fields({
  shown: {
    trainer_number: z.int().check(z.positive()),
    trainer_name: z.string(),
    trainer_certification: z.string(),
  },
}).register(z.globalRegistry, { id: 'Trainer' })
export type Trainer = z.infer<typeof trainerSchema>
