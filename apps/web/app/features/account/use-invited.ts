import type { TestAccount } from '@shop/contract/host'
import * as z from 'zod/mini'
import { storageKeys } from '../../state/storage'
import { useOwned } from '../../state/use-owned'
import { type Invited, parseRecipient } from './invitations'

const notesSchema = z.record(z.string(), z.object({ name: z.optional(z.string()), sent: z.optional(z.boolean()) }))

const keyOf = ({ test_account_id, access_code }: TestAccount) => String(test_account_id ?? access_code ?? '')

export type SeatChange = Readonly<{ name?: string; sent?: boolean }>

/** The seats of a test with the names and the marks "sent", which stay on this device, and a function that changes those of one seat after the other. */
export const useInvited = (seats: readonly TestAccount[]) => {
  const [stored, store] = useOwned(storageKeys.seats)
  const notes = z.safeParse(notesSchema, stored).data ?? {}
  const invited = seats.map((seat, index): Invited => {
    const { name: entry = seat.assigned_to ?? '', sent = false } = notes[keyOf(seat)] ?? {}
    return { ...seat, ...parseRecipient(entry), entry, isSent: sent, number: index + 1 }
  })
  /** Changes the seat of this number and, for several changes, those after it. */
  const change = (number: number, ...changes: readonly SeatChange[]) => {
    const changed = seats.slice(number - 1, number - 1 + changes.length).map((seat, index) => {
      const key = keyOf(seat)
      return [key, { ...notes[key], ...changes[index] }] as const
    })
    store({ ...notes, ...Object.fromEntries(changed) })
  }
  return { invited, change }
}
