import { isOneSlip } from '../addresses/email-suggestion'

/** What began as an email, such as `devi@`. A Malaysian name may have an @ of its own, before a capital or a space. */
export const brokenEmail = /[\s,;<(]*[^\s,;<>()@]+@(?:[a-z\d@][^\s,;<>()]*|(?=[\s>)]*(?:[,;]|$)))[>)]*/

/** The email of an entry such as `Mei <mei@example.com>, HR`, and the name before or else after it, without phone numbers and the marks of a list. */
export const parseRecipient = (entry: string) => {
  const [, before = entry, email = '', after = ''] =
    /^(.*?)[\s,;<(]*([^\s,;<>()@]+@[^\s,;<>()@]+\.[^\s,;<>()@]+)[\s>),;]*(.*)$/s.exec(entry) ?? []
  const text = email && !/\p{L}/u.test(before) ? after : before
  const name = text.replace(brokenEmail, ' ').replace(/[\s,;]*\+?\d[\d\s()-]{6,}\d/, ' ')
  return {
    name: name
      .replaceAll(/^\s*[•·*–—-]+\s+|[\s:–—-]+$/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    email,
  }
}

export type Recipient = ReturnType<typeof parseRecipient>

export const hasBrokenEmail = (entry: string, { email }: Recipient): boolean =>
  brokenEmail.test(entry.replace(email, ''))

export const isSameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const isSamePerson = (one: Recipient, other: Recipient): boolean =>
  one.email && other.email ? isSameText(one.email, other.email) : isSameText(one.name, other.name)

/** Whether another person was entered, and not a name corrected or completed: but for a slip, each word of one is in the other. */
export const isReplaced = (before: Recipient, now: Recipient): boolean => {
  const [words = [], others = []] = [before, now]
    .map(({ name }) => name.toLowerCase().match(/[^\s,]+/g) ?? [])
    .sort((one, other) => one.length - other.length)
  const isCorrected = words.length > 0 && words.every((word) => others.some((other) => isOneSlip(word, other)))
  return !isSamePerson(before, now) && Boolean((before.email && now.email) || !isCorrected)
}

/** How a person is greeted: `Ahmad, Ali` as Ali Ahmad, `Ben Lim, PhD` as Ben Lim. */
export const nameToGreet = (name: string): string => name.replace(/^([^\s,]+), *([^,]+)$/, '$2 $1').replace(/,.*/, '')
