import { type Invited, isGiven } from './invitations'
import {
  brokenEmail,
  isReplaced,
  isSame,
  nameToGreet,
  parseRecipient,
  type Recipient,
} from './recipient'

/** The cells of a row, in quotes or up to the next separator. */
const cellsOf = (row: string, separators: string): string[] => {
  const quoted = `"((?:[^"]|"")*)"[^\\S\\t]*(?=[${separators}]|$)`
  const pattern = new RegExp(
    `(?<=^|[${separators}])[^\\S\\t]*(?:${quoted}|([^${separators}]*))`,
    'g',
  )
  return [...row.matchAll(pattern)].map(([, text, plain = '']) =>
    (text?.replaceAll('""', '"') ?? plain).trim(),
  )
}

/** A name may have commas: without tabs and a heading, a row has cells next to one in quotes, or around an email. */
const hasQuotedCell = /(?:^|[,;])\s*"(?:[^"]|"")*"\s*(?:[,;]|$)/

// cspell:ignore nama penuh pertama akhir keluarga pekerja kakitangan pelajar murid peserta staf kepada syarikat sekolah jabatan
const nameTitle =
  /^(?:(what is )?your )?(?:((full|first|last|given|family|participant|employee|staff|student)[ _]?)?names?|surname|nama( (penuh|pertama|akhir|keluarga|pekerja|kakitangan|pelajar|murid|guru|peserta|staf))?)\??$/i
const emailTitle = /\b(e-?m(ail|el)|mail|principal name)s?\b/i
const familyTitle = /last|family|surname|akhir|keluarga/i

/** Titles of someone or something else, and those that are read where none is surer, such as “Name of candidate”. */
const ofAnother =
  /company|school|depart|team|manager|supervisor|parent|mother|father|guardian|hod|submit|syarikat|sekolah|jabatan/i
const likeName =
  /\b(names?|nama)\b|^(employee|participant|candidate|attendee|student|pelajar|murid|peserta)s?$/i
const isLikeName = (title: string): boolean => likeName.test(title) && !ofAnother.test(title)

const isNameTitle = (title: string): boolean =>
  title.split(/\(.*\)|\//).some((text) => nameTitle.test(text.trim()))

const emailsIn = (text: string): number => text.match(/@[^\s,;<>()@]+\.[^\s,;<>()@]/g)?.length ?? 0

const hasEmail = (text: string): boolean => emailsIn(text) > 0 || brokenEmail.test(text)

const isHeading = (row: string): boolean => {
  const isLike = (text: string) => row.trim().includes('\t') && isLikeName(text)
  const titles = row
    .split(/[\t,;"]/)
    .filter((text) => isNameTitle(text) || emailTitle.test(text) || isLike(text))
  // A row with a digit may be that of a person.
  return !hasEmail(row) && titles.length > (/\d/.test(row) ? 1 : 0)
}

/** The recipients of a row without cells: several on a line of addresses from a mail program. */
const recipientsOf = (row: string): string[] =>
  (emailsIn(row) > 1 ? row.split(/(?<=@[^\s,;<>()]+[>)]?)[\s,;]+/) : [row])
    .map((text) =>
      text
        .replace(/^\s*(?:(?:to|b?cc|kepada):\s*)?(?:"(.*)"(?=\s*[<,;]))?/i, '$1')
        .replaceAll(/[\s;]+/g, ' '),
    )
    .filter((text) => text.trim())

/** A row of the shop's own CSV has its seat. */
type Entry = readonly [seat: Invited | undefined, entry: string, leftOut?: readonly string[]]

/** Whether a seat is of this person, the surest first. */
const rules = [
  (one: Recipient, other: Recipient) => isSame('email')(one, other) && isSame('name')(one, other),
  isSame('name'),
  (one: Recipient, other: Recipient) => !isReplaced(one, other),
]

/**
 * The number of the seat of each entry, and its text. People who have a seat keep it, and the others go one after the other from
 * `first` to seats that are free.
 */
const seatEntries = (entries: readonly Entry[], seats: readonly Invited[], first: number) => {
  const found = entries.map(([seat]) => seat)
  const isUniqueEmail = (one: Recipient, other: Recipient) =>
    isSame('email')(one, other) && seats.filter((seat) => isSame('email')(seat, other)).length === 1
  // A person alone is for the seat where they are pasted.
  for (const rule of entries.length > 1 ? [...rules, isUniqueEmail] : [])
    for (const [index, [, entry]] of entries.entries())
      found[index] ??= seats.find(
        (seat) => !found.includes(seat) && rule(seat, parseRecipient(entry)),
      )
  // A list gives the seat of someone who is not in it to another only if it has half of the others.
  const isWhole = found.filter(Boolean).length * 2 >= seats.filter(({ entry }) => entry).length
  const isOpen = (seat: Invited) =>
    seat.status !== 'completed' &&
    !found.includes(seat) &&
    (entries.length === 1 || isWhole || !seat.entry)
  const open = seats.filter((seat) => seat.number >= first && isOpen(seat))
  // Free seats first, and a handed out code is given to another person last.
  const rank = (seat: Invited) => Number(seat.entry !== '') + (isGiven(seat) ? 2 : 0)
  if (entries.length > 1) open.sort((one, other) => rank(one) - rank(other))
  let last = Math.max(first - 1, seats.length)
  return entries.map(([own, entry], index) => {
    const { name, email } = parseRecipient(entry)
    const seat = found[index]
    // A list of names alone leaves the emails, and one of emails the names.
    const left = own ? [] : [!name && seat?.name, !email && seat?.email]
    const text = [entry.trim(), ...left].filter(Boolean).join(', ')
    return [(seat ?? open.shift())?.number ?? ++last, text] as const
  })
}

/**
 * The entries of a pasted list by the number of their seat, each with its names before its emails, which were sent, and what of the
 * list is in none. A heading selects the columns. Rows of the shop's own CSV go to the seat with their code or else their number.
 */
export const entriesOfList = (list: string, all: readonly Invited[], first: number) => {
  // A seat without a name is still that of the person to whom its code was sent.
  const seats = all.map((seat) =>
    seat.entry ? seat : { ...seat, ...parseRecipient(seat.sentTo ?? seat.assigned_to ?? '') },
  )
  // A mail program may name an address by itself: `a@example.com <a@example.com>`.
  const people = list.replaceAll(/['"]?([^\s'"<>,;]+@[^\s'"<>,;]+)['"]?\s*<\1>/gi, '$1')
  const split = people.split(/\r?\n/).filter((line) => line.trim())
  // The cells of a person may be one below the other.
  const arePairs =
    split.length > 1 &&
    split.every((line, index) => /^\s*[^\s,;]+@[^\s,;]+\s*$/.test(line) === (index % 2 === 1))
  const lines = arePairs
    ? split.flatMap((line, at) => (at % 2 ? [] : `${line} ${split[at + 1] ?? ''}`))
    : split
  const isOneLine = lines.length === 1 && /^[^\d\t"@]+$/.test(list)
  const rows = lines.flatMap((line) =>
    isOneLine || line.split(';').every((part) => emailsIn(part) === 1) ? line.split(';') : line,
  )
  // A title of the list may be above the heading, or above the first number.
  const at = rows
    .slice(0, 3)
    .findIndex((row, index) => isHeading(row) && (index === 0 || /[\t,;]/.test(row)))
  const end = at < 0 ? rows.slice(0, 4).findIndex((row) => /^\s*1[.)]/.test(row)) : at + 1
  const top = end < 0 || rows.slice(0, end).some(hasEmail) ? [] : rows.splice(0, end)
  const heading = (at < 0 ? undefined : top.pop()) ?? ''
  const separatorsOf = (row: string) =>
    (row.includes('\t') && '\t') || (heading.includes(';') ? ';' : ',;')
  const titles = heading ? cellsOf(heading, separatorsOf(heading)) : []
  const isOwn = titles[0] === 'seat' && titles[1] === 'name'
  const columnsOf = (isOf: (title: string) => boolean) =>
    titles.flatMap((title, column) => (isOf(title) ? column : []))
  const emailColumns = columnsOf((title) => emailTitle.test(title))
  // The answers of a form may have the email and the name of an account before those that were asked for.
  const cellsIn = (at: number) => rows.map((row) => cellsOf(row, separatorsOf(row))[at] ?? '')
  const found = emailColumns.filter((at) => cellsIn(at).some(hasEmail))
  const rank = (at: number) =>
    (ofAnother.test(titles[at] ?? '') ? 99 : 0) + (titles[at]?.length ?? 0)
  const [emailColumn = emailColumns[0]] = found.toSorted((one, other) => rank(one) - rank(other))
  const surelyNamed = columnsOf(isNameTitle)
  const named = surelyNamed.length > 0 ? surelyNamed : columnsOf(isLikeName).slice(0, 1)
  // Next to a first and a last name, the third is the whole one.
  const isFull = (title = '') =>
    named.length > 2
      ? !familyTitle.test(title) && !/first|given|pertama/i.test(title)
      : /full|penuh/i.test(title)
  const full = named.find((at) => isFull(titles[at]) && cellsIn(at).some(Boolean))
  const isRead = (column: number) =>
    column === emailColumn || (named.includes(column) && column === (full ?? column))
  // Who is greeted has the family name last.
  const isFamily = (column: number) => familyTitle.test(titles[column] ?? '')
  const columns = [...titles.keys()].sort(
    (one, other) => Number(isFamily(one)) - Number(isFamily(other)),
  )
  const isNumbered = rows.every((row) => /^\s*\d{1,3}(?:[.)\s]|$)/.test(row))
  const number = isNumbered ? /^\s*\d+[.)]?\s*/ : /^\s*\d{1,3}[.)]\s*/

  const sent = new Set<number>()
  const entries = rows.flatMap((row): Entry[] => {
    const text = heading ? row : row.replace(number, '')
    const hasTabs = text.includes('\t')
    const cells = cellsOf(text, separatorsOf(text))
    const seat =
      seats.find(({ access_code: code }) => code && cells.includes(code)) ??
      // A row of another order, which has other codes, replaces no one.
      seats.find(
        ({ number, entry }) => isOwn && cells[0] === String(number) && !(entry && cells[3]),
      )
    const end = seat?.access_code ? cells.indexOf(seat.access_code) : -1
    // That of another order has other codes.
    const isOfOrder = seat && (end >= 0 || !seat.access_code)
    if (isOfOrder && cells.at(-1)?.toLowerCase() === 'sent') sent.add(seat.number)
    if (seat && (heading ? isOwn : end !== 0)) {
      // The name and the email are between the number and the code; an apostrophe defused a formula.
      const entry = cells
        .slice(cells[0] === String(seat.number) ? 1 : 0, end < 0 ? 3 : end)
        .filter(Boolean)
      return [[seat, entry.join(', ').replace(/^'(?=[=+\-@＝＋－＠])/, '')]]
    }
    const isTitled = heading !== '' && heading.includes('\t') === hasTabs
    // A name with a comma outside quotes makes more cells than the heading has.
    const hasCells = isTitled
      ? cells.length <= titles.length
      : hasQuotedCell.test(text) ||
        (cells.length > 2 && cells.some((content) => hasEmail(content) && !/[\s<]/.test(content)))
    if (!hasTabs && !(hasCells && emailsIn(text) <= Math.max(1, emailColumns.length)))
      return recipientsOf(text).map((recipient) => [seat, recipient])
    const cellOf = (column: number) =>
      column !== emailColumn || hasEmail(cells[column] ?? '') ? cells[column] || [] : []
    const titled = isTitled && named.length > 0 ? columns.filter(isRead).flatMap(cellOf) : []
    const known =
      titled.length > 0
        ? titled
        : cells.filter((content) => content && content !== seat?.access_code)
    const email = known.find(hasEmail) ?? ''
    const texts = known.filter((content) => !hasEmail(content))
    // Without titles, the others may be a department or a number, but next to commas a name is all that is before the email.
    const name =
      parseRecipient(email).name ||
      (texts.find((content) => /^\D*\p{L}\D*$/u.test(content)) ?? texts[0])
    const isName = (content: string) =>
      content === name || (!hasTabs && cells.indexOf(content) < cells.indexOf(email))
    const read = [...texts.filter((content) => titled.length > 0 || isName(content)), email]
    return read.join('')
      ? [[seat, read.join(' '), known.filter((content) => !read.includes(content))]]
      : []
  })
  return {
    sent,
    entries: seatEntries(entries, seats, first),
    leftOut: [
      ...top,
      ...(!heading && rows.some((row) => number.test(row)) ? ['the row numbers'] : []),
      ...(heading && !isOwn
        ? [
            'the heading',
            ...titles.filter((title, column) => title && named.length > 0 && !isRead(column)),
          ]
        : []),
      ...new Set(entries.flatMap(([, , leftOut = []]) => leftOut)),
    ],
  }
}

export type PastedList = ReturnType<typeof entriesOfList>

/** How many entries of a list found a seat, how the first is greeted, what is doubled or found no seat, who else has one, and who has none any more. */
export const fillText = (
  { entries, leftOut }: PastedList,
  size: number,
  kept: string[] = [],
  gone: Invited[] = [],
) => {
  const rest = entries.flatMap(([seat, entry]) => (seat > size ? entry : []))
  const recipients = [...entries.map(([, entry]) => entry), ...kept].map(parseRecipient)
  const name = recipients.find((recipient) => recipient.name)?.name
  const people = recipients
    .map((recipient) => recipient.email.toLowerCase() || recipient.name)
    .filter(Boolean)
  const doubled = new Set(people.filter((person, index) => people.indexOf(person) < index))
  const filled = entries.filter(([seat, entry]) => seat <= size && entry).length
  const greeting = name && filled > 0 ? ` Greeted as “Hi ${nameToGreet(name)}!”.` : ''
  const ignored = leftOut.length > 0 ? ` Left out: ${leftOut.join(', ')}.` : ''
  const repeated = doubled.size > 0 ? ` More than once: ${[...doubled].join(', ')}.` : ''
  const missing = filled > 0 && entries.length > Math.max(1, kept.length / 2) ? kept : []
  const others = missing.length > 0 ? ` Not in this list: ${missing.join('; ')}.` : ''
  const clear = kept.length > 0 ? ' (clear the names of those who left, and paste again)' : ''
  const notFilled = rest.length > 0 ? ` ${rest.length} did not fit${clear}: ${rest.join(', ')}` : ''
  const replaced = gone.length > 0 ? ` Replaced: ${gone.map(({ entry }) => entry).join('; ')}.` : ''
  return `${filled} filled.${greeting}${ignored}${repeated}${others}${replaced}${notFilled}`
}
