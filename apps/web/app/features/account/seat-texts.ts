import type { TestAccount } from '@shop/contract/host'
import Papa from 'papaparse'
import { emailIn } from './pasted-list'
import type { Seat } from './use-seats'

const labels = { unassigned: 'Not started', assigned: 'Assigned', completed: 'Completed' } as const

/** The host's status of a seat, and who has it (architecture §4). */
export const statusOf = ({ status, assigned_to }: TestAccount): string =>
  [status && labels[status], assigned_to].filter(Boolean).join(': ') || 'Not stated'

/** What is sent with a seat. Empty for a seat that is completed, or has neither code nor link. */
export const invitationOf = (seat: Seat): string => {
  const { product_name, access_code, test_url, status, greeting } = seat
  if (status === 'completed' || !(access_code || test_url)) return ''
  const test = product_name ? `the ${product_name}` : 'a test'
  const code = access_code ? ` Your access code is ${access_code}.` : ''
  const start = test_url ? ` Start here: ${test_url}` : ''
  return `${greeting}\n\nYou’re invited to take ${test} online.${code}${start}`.trim()
}

/** Encodes a text of the host too: half of a character in it would throw. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed())

export const whatsAppUrl = (text: string): string => `https://wa.me/?text=${encode(text)}`

/** Without an email of the recipient, the mail program asks for one. */
export const mailUrl = (recipient: string, text: string): string => {
  const email = encode(emailIn(recipient)).replace('%40', '@')
  return `mailto:${email}?subject=Your%20access%20code&body=${encode(text)}`
}

/** The table as a file to download. Without the byte order mark, Excel misreads accents. */
export const csvUrl = (seats: readonly Seat[]): string => {
  const rows = seats.map((seat) => ({
    Seat: seat.number,
    For: seat.recipient,
    Code: seat.access_code,
    Status: statusOf(seat),
    Sent: seat.isSent ? 'Sent' : '',
  }))
  const csv = Papa.unparse(rows, { escapeFormulae: true })
  return `data:text/csv;charset=utf-8,${encode(`\uFEFF${csv}`)}`
}
