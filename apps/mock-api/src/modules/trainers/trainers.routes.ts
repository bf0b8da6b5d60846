import { contract, type Trainer, trainerSchema } from '@shop/contract'
import { rowsOf } from '../../db/rows.ts'
import type { Sql } from '../../db/sql.ts'
import { contractRouter, ok } from '../../http/contract-router.ts'

export const listTrainers = (sql: Sql): Trainer[] =>
  rowsOf(trainerSchema, sql.all`SELECT * FROM trainers ORDER BY trainer_number`)

export const trainersRoutes = contractRouter(contract.trainers, {
  list: async ({ request }) => ok({ data: listTrainers(request.world.sql) }),
})
