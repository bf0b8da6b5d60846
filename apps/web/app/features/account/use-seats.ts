import type { TestAccount } from '@shop/contract/host'
import * as z from 'zod/mini'
import { readOwned } from '../../state/owned-storage'
import { storageKeys } from '../../state/storage'
import { useOwned } from '../../state/use-owned'

/** What the customer enters for a seat. The greeting is that of its gift card. */
const noteSchema = z.object({ recipient: z.string(), isSent: z.boolean(), greeting: z.string() })
const emptyNote = { recipient: '', isSent: false, greeting: '' }

const notesSchema = z.record(z.string(), noteSchema)
const parseNotes = (stored: unknown) => z.safeParse(notesSchema, stored).data ?? {}

const readNotes = () => parseNotes(readOwned(storageKeys.seats))

/** Whether a name or a greeting is stored, which the sign-out removes. A tick does not count. */
export const hasSeatNames = () =>
  Object.values(readNotes()).some(({ recipient, greeting }) => recipient || greeting)

/** A seat with its note, which is stored under `key`. */
export interface Seat extends TestAccount, z.infer<typeof noteSchema> {
  readonly number: number
  readonly key: string
}

/** The seats of a test with their notes, which stay on this device until the sign-out. */
export const useSeats = (accounts: readonly TestAccount[]) => {
  const [stored, store] = useOwned(storageKeys.seats)
  const notes = parseNotes(stored)
  const seats = accounts.map((account, index): Seat => {
    const number = index + 1
    const { test_account_id, access_code, order_txn_id } = account
    // A host may send neither an id nor a code.
    const key = `${test_account_id ?? access_code ?? `${order_txn_id} ${number}`}`
    return { ...account, ...(notes[key] ?? emptyNote), number, key }
  })
  /** Stores the notes of these seats, and no empty ones. */
  const change = (changed: readonly Seat[]) => {
    const changedNotes = changed.map((seat) => [seat.key, noteSchema.parse(seat)] as const)
    // Undo is pressed later: the other seats keep what is stored by then.
    const stored = Object.entries(readNotes())
    const notes = new Map([...stored, ...changedNotes])
    const filled = [...notes].filter(
      ([, { recipient, isSent, greeting }]) => recipient || isSent || greeting,
    )
    store(Object.fromEntries(filled))
  }
  return { seats, change }
}
