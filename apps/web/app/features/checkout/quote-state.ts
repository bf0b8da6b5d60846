import { opaqueKeySchema } from '@shop/contract'
import * as z from 'zod/mini'

const quoteStateSchema = z.object({ quoted: z.object({ txnId: opaqueKeySchema, email: z.string() }) })

/** The state of the checkout's history entry after a quote request: it survives a reload, and no link can forge it. */
export type QuoteState = z.infer<typeof quoteStateSchema>

export const parseQuoteState = (state: unknown): QuoteState['quoted'] | undefined =>
  z.safeParse(quoteStateSchema, state).data?.quoted
