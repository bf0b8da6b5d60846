import type { TestAccount } from '@shop/contract/host'
import * as z from 'zod/mini'
import { useSite } from '../../api/site-settings'
import { useProducts } from '../../api/use-products'
import { useCustomerKey } from '../../state/hooks'
import { readOwned } from '../../state/owned-storage'
import { storageKeys } from '../../state/storage'
import { useOwned } from '../../state/use-owned'
import type { Invited } from './invitations'
import { isReplaced, parseRecipient } from './recipient'

const noteSchema = z.partial(
  z.object({ name: z.string(), sentTo: z.string(), greeting: z.string(), from: z.string() }),
)
const parseNotes = (stored: unknown) =>
  z.safeParse(z.record(z.string(), noteSchema), stored).data ?? {}

export type SeatChange = Readonly<z.infer<typeof noteSchema>>

/** The seats of a test with what the customer entered for them, which stays on this device, and a function that changes one seat after the other. */
export const useInvited = (seats: readonly TestAccount[]) => {
  const customerKey = useCustomerKey()
  const [stored, store] = useOwned(storageKeys.seats)
  // The value is that of the device: another customer who signs in here has other keys.
  const keyOf = ({ test_account_id: id, access_code: code, test_url: url }: TestAccount) =>
    `${customerKey} ${id ?? code ?? url ?? ''}`
  const notes = parseNotes(stored)
  const invited = seats.map((seat, index): Invited => {
    const {
      name: entry = seat.assigned_to ?? '',
      sentTo,
      greeting,
      from = '',
    } = notes[keyOf(seat)] ?? {}
    const holder = sentTo ?? (seat.status === 'assigned' && seat.assigned_to)
    const isOther =
      seat.status !== 'completed' &&
      holder &&
      isReplaced(parseRecipient(holder), parseRecipient(entry))
    const givenBefore = isOther ? `Given before to ${holder}, who can still use it.` : ''
    const isSent = sentTo !== undefined && !isOther
    return {
      ...seat,
      ...parseRecipient(entry),
      entry,
      sentTo,
      isSent,
      givenBefore,
      number: index + 1,
      greeting,
      from,
    }
  })
  /** Changes the seat of this number and, for several changes, those after it. */
  const change = (number: number, ...changes: readonly SeatChange[]) => {
    // As stored by now: an Undo comes later than its rendering.
    const current = parseNotes(readOwned(storageKeys.seats))
    const changed = seats.slice(number - 1, number - 1 + changes.length).map((seat, index) => {
      const key = keyOf(seat)
      return [key, { ...current[key], ...changes[index] }] as const
    })
    store({ ...current, ...Object.fromEntries(changed) })
  }
  return { invited, change }
}

/** The test of a seat: its product, and what data.json says about it. */
export const useSeatProduct = (seat: TestAccount | undefined) => {
  const product = useProducts().data?.find(
    ({ product_name }) => product_name === seat?.product_name,
  )
  return {
    product,
    test: useSite().tests.find(({ product_id }) => product_id === product?.product_id),
  }
}
