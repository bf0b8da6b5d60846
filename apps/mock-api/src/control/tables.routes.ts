import type { FastifyInstance } from 'fastify'
import { parseInput } from '../http/errors.ts'
import { listRows, rowInputSchema, updateRow } from './tables.service.ts'

interface RowParams {
  readonly Params: { readonly name: string; readonly id: string }
  readonly Querystring: { readonly page?: string }
}

/** The rows of the world's tables, as they are stored: amounts in sen, lists and addresses as JSON text. */
export const tablesRoutes = async (app: FastifyInstance) => {
  app.get<RowParams>('/tables/:name', async ({ world, params, query }) =>
    listRows(world, params.name, Number(query.page ?? 1)),
  )
  app.patch<RowParams>('/tables/:name/:id', async ({ world, params, body }) => ({
    data: updateRow(world, params.name, Number(params.id), parseInput(rowInputSchema, body)),
  }))
}
