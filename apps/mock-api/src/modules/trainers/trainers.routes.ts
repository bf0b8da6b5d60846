import { contract, type Trainer, trainerSchema } from '@shop/contract'
import { initServer } from '@ts-rest/fastify'
import { rowsOf } from '../../worlds/rows.ts'
import type { Sql } from '../../worlds/sql.ts'

const server = initServer()

export const listTrainers = (sql: Sql): Trainer[] =>
  rowsOf(trainerSchema, sql.all`SELECT * FROM trainers ORDER BY trainer_number`)

export const trainersRoutes = server.plugin(
  server.router(contract.trainers, {
    list: async ({ request }) => ({ status: 200, body: { data: listTrainers(request.world.sql) } }),
  }),
)
