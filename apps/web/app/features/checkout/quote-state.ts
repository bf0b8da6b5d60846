import { orderTxnIdSchema } from '@shop/contract'
import * as z from 'zod/mini'

const quotedState = z.object({ quoted: z.object({ txnId: orderTxnIdSchema, email: z.string() }) })

/** What the history entry of a checkout remembers once a quote was asked for: it outlives a reload, and no link can forge it. */
export type QuotedState = z.infer<typeof quotedState>

export const readQuoted = (state: unknown): QuotedState['quoted'] | undefined =>
  z.safeParse(quotedState, state).data?.quoted
