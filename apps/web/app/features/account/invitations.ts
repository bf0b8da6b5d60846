import { productTypes } from '@shop/contract'
import type { TestAccount } from '@shop/contract/host'
import type { Test } from '../../config/site-schema'
import { nameToGreet, type Recipient } from './recipient'

/** A seat of a test with what the customer entered for it. */
export type Invited = TestAccount &
  Recipient & {
    readonly entry: string
    readonly sentTo?: string | undefined
    readonly isSent: boolean
    /** Says who else has its link, if the name is another's by now. */
    readonly givenBefore?: string
    readonly number: number
    /** Of a card; that of the first seat of a group is its note. */
    readonly greeting?: string | undefined
    readonly from?: string
  }

export const isHandedOut = ({ isSent, status = 'unassigned', givenBefore }: Invited): boolean =>
  isSent || (status !== 'unassigned' && !givenBefore)

/** Whether someone has its code, also someone else than whose name it has. */
export const isGiven = (seat: Invited): boolean => isHandedOut(seat) || Boolean(seat.givenBefore)

/** The message of a card: the giver's own greeting, what the present is and how it starts. Undefined where the host sends no code. */
export const giftMessage = (
  { product_name, access_code, test_url, from }: Invited,
  greeting: string,
  minutes = 0,
) => {
  if (!access_code) return undefined
  const name = product_name ? `the ${product_name}, ` : ''
  const duration = minutes ? `It takes about ${minutes} minutes. ` : ''
  const present = `Your present is ${name}a test that you take online. ${duration}Take it when it suits you: the report goes to you.`
  const start = test_url ? `Start here: ${test_url}\n` : ''
  const text = `${greeting}${from ? `\n– ${from}` : ''}\n\n${present}\n\n${start}Your code: ${access_code}`
  return { subject: from ? `A present from ${from}` : 'A present for you', text: text.trim() }
}

/** The address to type from a card: without the code, which its page asks for, if that is all of its query. */
export const typedAddress = ({ test_url = '', access_code = '' }: TestAccount): string =>
  test_url.replace(`?code=${encodeURIComponent(access_code)}`, '').replace(/^https?:\/\//, '')

/** What the messages of a group say before their links, with a line of the sender, such as a date. */
export const introduction = (
  { product_name, product_type }: TestAccount,
  test: Pick<Test, 'minutes' | 'language'> | undefined,
  note = '',
): string => {
  const name = product_name ? `the ${product_name}` : 'a test'
  const language = test?.language ? ` in ${test.language}` : ''
  const time = test?.minutes ? ` of about ${test.minutes} minutes` : ''
  const compared =
    product_type && productTypes[product_type].isPerSeat
      ? '; one more compares the profiles of the group'
      : ''
  const line = note.trim() && ` ${note.trim().replace(/(?<![.!?…])$/, '.')}`
  return `Please take ${name}, an online questionnaire${language}${time}. Your own report goes to you alone${compared}.${line}`
}

/** The link of a seat. Most have the code in them: with both, the message of a class would be too long to share. */
const startOf = ({ test_url: url, access_code: code = '' }: TestAccount): string =>
  url && !url.includes(code) ? `${url} (code ${code})` : (url ?? code)

/** The text that gives a seat of a group to a person: in one line, for the table. Empty where the host sends neither link nor code. */
export const invitationText = (seat: Invited, start: string): string =>
  startOf(seat) &&
  `Hi${seat.name && ` ${nameToGreet(seat.name)}`}! ${start} This ${seat.test_url ? 'link' : 'code'} works for one person, so don’t forward it: ${startOf(seat)}`

/** One message for the whole group: a line for each seat with its name, link and code. */
export const groupText = (seats: readonly Invited[], start: string): string => {
  const usable = seats.filter(startOf)
  const isNamed = usable.some(({ name, email }) => name || email)
  const open = isNamed ? usable.filter((seat) => seat.name || seat.email || !isGiven(seat)) : usable
  const hasUnnamed = open.some(({ name, email }) => !name && !email)
  const choose = `choose a seat${isNamed ? ' without a name' : ''} and first tell the group its number`
  const own = `use the one next to your name${hasUnnamed ? `; if your name is not here, ${choose}` : ''}`
  return [
    `${start} Each link or code works for one person, so ${isNamed ? own : choose}.`,
    ...open.map((seat) => `${seat.name || seat.email || `Seat ${seat.number}`}: ${startOf(seat)}`),
  ].join('\n')
}

/** Half of a surrogate pair, which a host may send, would throw. */
const encode = (text: string) => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, ''))

export const whatsAppUrl = (text: string): string => `https://wa.me/?text=${encode(text)}`

/** The subject is one line: a line break would begin another header of the mail. */
export const mailUrl = (
  { product_name, email }: Invited,
  text: string,
  ownSubject?: string,
): string => {
  const subject = (ownSubject ?? `Your access code for ${product_name ?? 'a test'}`).replaceAll(
    /\p{Cc}+/gu,
    ' ',
  )
  return `mailto:${encode(email).replace('%40', '@')}?subject=${encode(subject)}&body=${encode(text)}`
}

/** A quoted cell. A spreadsheet would run a text that starts like a formula, also after white space or in full-width characters. */
const cell = (text: string): string =>
  `"${/^[\p{Cc}\s]*[=+\-@＝＋－＠\t\r]/u.test(text) ? "'" : ''}${text.replaceAll('"', '""')}"`

/** The seats as comma-separated values with a header, for a spreadsheet or a mail merge. */
export const seatsCsv = (seats: readonly Invited[], start: string): string =>
  [
    ['seat', 'name', 'email', 'code', 'link', 'message', 'sent'],
    ...seats.map((seat) => [
      String(seat.number),
      seat.name,
      seat.email,
      seat.access_code ?? '',
      seat.test_url ?? '',
      invitationText(seat, start),
      seat.isSent ? 'sent' : '',
    ]),
  ]
    .map((row) => row.map(cell).join(','))
    .join('\r\n')

/** The table as a file to download, with a byte order mark, without which Excel misreads accents. */
export const csvUrl = (seats: readonly Invited[], start: string): string =>
  `data:text/csv;charset=utf-8,${encode(`\uFEFF${seatsCsv(seats, start)}`)}`
