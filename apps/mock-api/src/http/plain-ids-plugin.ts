import fp from 'fastify-plugin'
import { ShopError } from '../shared/errors.ts'

/** An id in a path has digits alone: its schema would also convert `0x8` and `8e0`. */
export const plainIdsPlugin = fp(
  async (app) => {
    app.addHook('preValidation', async ({ params, source }) => {
      const isOtherNumber = (text: string) => Number(text) > 0 && !/^\d+$/.test(text)
      if (source === 'mock' && Object.values(params ?? {}).some(isOtherNumber))
        throw new ShopError('not_found', 'There is nothing at this address.')
    })
  },
  { name: 'plain-ids', dependencies: ['overrides'] },
)
