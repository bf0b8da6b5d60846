import { type Trainer, trainer } from '@shop/contract'
import * as z from 'zod/mini'
import type { Sql } from '../../worlds/world.ts'

export const listTrainers = (sql: Sql): Trainer[] =>
  z.parse(z.array(trainer), sql.all`SELECT * FROM trainers ORDER BY trainer_number`)
