import type { TestAccount } from '@shop/contract/host'

/** The name and the email of an entry such as `Mei <mei@example.com>`; a Malaysian name may have an @ of its own. */
export const parseRecipient = (entry: string) => {
  const [match, email = ''] = /[\s,;<(]*([^\s,;<>()]+@[^\s,;<>()]+\.[^\s,;<>()]+)[\s>),;]*/.exec(entry) ?? ['']
  return { name: entry.replace(match, ' ').trim(), email }
}

/** A cell of a row, in quotes or up to the next separator. */
const cellPattern = /(?<=^|[\t,;])[^\S\t]*(?:"((?:[^"]|"")*)"[^\S\t]*(?=[\t,;]|$)|([^\t,;]*))/g

const csvCells = (row: string): string[] =>
  [...row.matchAll(cellPattern)].map(([, quoted, plain = '']) => (quoted?.replaceAll('""', '"') ?? plain).trim())

/** A row without tabs and quoted cells is one cell: a name may have commas. */
const hasCells = /\t|(?:^|[,;])\s*"(?:[^"]|"")*"\s*(?:[,;]|$)/

const isHeader = (row: string): boolean =>
  !parseRecipient(row).email && row.split(/[\t,;/"]/).some((text) => /^\s*(full )?(names?|e-?mails?)\b/i.test(text))

const hasEmail = (text: string): boolean => parseRecipient(text).email !== ''

/**
 * The entries of a pasted list by the number of their seat: of each row the first text, and the email before or after it. Rows of the
 * shop's own CSV go to the seat with their code or else their number, the others one after the other from `first`.
 */
export const entriesOfList = (
  list: string,
  seats: readonly Pick<Invited, 'number' | 'access_code'>[],
  first: number,
): (readonly [seat: number, entry: string])[] => {
  const rows = list.split(/\r?\n/).filter((row) => row.trim())
  const header = rows[0] && isHeader(rows[0]) ? csvCells(rows.shift() ?? '') : []
  return rows.map((row, index) => {
    const own = csvCells(row)
    const seat =
      seats.find(({ access_code: code }) => code && own.includes(code)) ??
      seats.find(({ number }) => header[0] === 'seat' && own[0] === String(number))
    if (seat) {
      const end = seat.access_code ? own.indexOf(seat.access_code) : -1
      // The name and the email are between the number and the code; an apostrophe defused a formula.
      const entry = own.slice(own[0] === String(seat.number) ? 1 : 0, end < 0 ? 3 : end).filter(Boolean)
      return [seat.number, entry.join(', ').replace(/^'(?=[=+\-@＝＋－＠])/, '')]
    }
    const cells = hasCells.test(row) ? own : [row.trim()]
    const name = cells.find((text) => /\p{L}/u.test(text) && !hasEmail(text))
    return [first + index, [name, cells.find(hasEmail)].filter(Boolean).join(' ')]
  })
}

/** How many entries of a list found a seat, and which did not. */
export const fillText = (entries: ReturnType<typeof entriesOfList>, seats: number): string => {
  const rest = entries.flatMap(([seat, entry]) => (seat > seats ? entry : []))
  const notFilled = rest.length > 0 ? ` ${rest.length} did not fit: ${rest.join(', ')}` : ''
  return `${entries.length - rest.length} filled.${notFilled}`
}

/** A seat of a test with what the customer entered for it. */
export type Invited = TestAccount &
  ReturnType<typeof parseRecipient> & {
    readonly entry: string
    readonly isSent: boolean
    readonly number: number
    /** Of a card. */
    readonly greeting?: string | undefined
    readonly from?: string
  }

/** The text that gives a seat to a person, after the giver's own greeting. Undefined where the host sends no code. */
export const invitationText = ({ product_name, access_code, test_url, name }: Invited, ownGreeting = '') => {
  if (!access_code) return undefined
  const greeting = `${name ? `Hi ${name}!` : 'Hi!'}${ownGreeting ? ` ${ownGreeting}\n\n` : ' '}`
  const test = product_name ? `the ${product_name}` : 'a test'
  const place = test_url ? `: ${test_url}` : '.'
  return `${greeting}Please take ${test}${place} Your code is ${access_code}. It works for one person, so don’t forward it.`
}

/** The address to type from a card: without the code, which its page asks for, if that is all of its query. */
export const typedAddress = ({ test_url = '', access_code = '' }: TestAccount): string =>
  test_url.replace(`?code=${encodeURIComponent(access_code)}`, '').replace(/^https?:\/\//, '')

/** One message for the whole group: a line for each seat with its name, link and code. */
export const groupText = (seats: readonly Invited[]): string => {
  const lines = seats.flatMap(({ number, name, email, test_url = '', access_code: code }) => {
    // Most links have their code in them: with both, the message of a class would be too long to share.
    const start = code && test_url.includes(code) ? test_url : `${test_url} (code ${code})`.trim()
    return code ? `${name || email || `Seat ${number}`}: ${start}` : []
  })
  const test = seats[0]?.product_name ? `the ${seats[0].product_name}` : 'a test'
  const isNamed = seats.some(({ name, email }) => name || email)
  const choice = isNamed ? 'use the one next to your name' : 'choose a seat and first tell the group its number'
  return [`Please take ${test}. Each link or code works for one person, so ${choice}.`, ...lines].join('\n')
}

/** Half of a surrogate pair, which a host may send, would throw. */
const encode = (text: string) => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, ''))

export const whatsAppUrl = (text: string): string => `https://wa.me/?text=${encode(text)}`

/** The subject is one line: a line break would begin another header of the mail. */
export const mailUrl = ({ product_name, email }: Pick<Invited, 'product_name' | 'email'>, text: string): string =>
  `mailto:${encode(email).replace('%40', '@')}?subject=${encode(`Your access code for ${product_name ?? 'a test'}`.replaceAll(/\p{Cc}+/gu, ' '))}&body=${encode(text)}`

/** A quoted cell. A spreadsheet would run a text that starts like a formula, also after white space or in full-width characters. */
const cell = (text: string): string =>
  `"${/^[\p{Cc}\s]*[=+\-@＝＋－＠\t\r]/u.test(text) ? "'" : ''}${text.replaceAll('"', '""')}"`

/** The seats as comma-separated values with a header, for a spreadsheet or a mail merge. */
export const seatsCsv = (seats: readonly Invited[]): string =>
  [
    ['seat', 'name', 'email', 'code', 'link', 'message'],
    ...seats.map((seat) => [
      String(seat.number),
      seat.name,
      seat.email,
      seat.access_code ?? '',
      seat.test_url ?? '',
      invitationText(seat) ?? '',
    ]),
  ]
    .map((row) => row.map(cell).join(','))
    .join('\r\n')

/** The table as a file to download, with a byte order mark, without which Excel misreads accents. */
export const csvUrl = (seats: readonly Invited[]): string =>
  `data:text/csv;charset=utf-8,${encode(`\uFEFF${seatsCsv(seats)}`)}`
