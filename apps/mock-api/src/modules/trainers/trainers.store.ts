import { type Trainer, trainerSchema } from '@shop/contract'
import { rowsOf } from '../../worlds/rows.ts'
import type { Sql } from '../../worlds/sql.ts'

export const listTrainers = (sql: Sql): Trainer[] =>
  rowsOf(trainerSchema, sql.all`SELECT * FROM trainers ORDER BY trainer_number`)
