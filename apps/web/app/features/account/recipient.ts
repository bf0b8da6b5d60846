import { isOneSlip } from '../addresses/email-suggestion'

/** What began as an email, such as `devi@`. A Malaysian name may have an @ of its own, before a capital or a space. */
export const brokenEmail =
  /[\s,;<(]*[^\s,;<>()@]+@(?:[a-z\d@][^\s,;<>()]*|(?=[\s>)]*(?:[,;]|$)))[>)]*/

/** The email of an entry such as `Mei <mei@example.com>, HR`, and the name before or else after it, without phone numbers and the marks of a list. */
export const parseRecipient = (entry: string) => {
  const [, before = entry, email = '', after = ''] =
    /^(.*?)[\s,;<(|/]*([^\s,;<>()@|/]+@[^\s,;<>()@|/]+\.[^\s,;<>()@|/]+)[\s>),;|/]*(.*)$/s.exec(
      entry,
    ) ?? []
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

export const hasBrokenEmail = (text: string, { email }: Recipient): boolean =>
  brokenEmail.test(text.replace(email, ''))

/** Whether both have this part, and it is the same. */
export const isSame =
  (part: keyof Recipient) =>
  (one: Recipient, other: Recipient): boolean =>
    one[part] !== '' && one[part].toLowerCase() === other[part].toLowerCase()

/** Without titles, and what Malaysian names write in several ways: `Mohd` for Muhammad, and the words for son or daughter of. */
const wordsOf = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .replaceAll(/\bm(?:(?:[ou]?h)?d|[ou]ha?mm?[ae]d)\b/g, 'muhammad')
    .replaceAll(/\s(?:b|bt|bte|bin|binte|binti|a\/[lp]|[ds]\/o|hj|haji)(?=[\s.])/g, ' ')
    .replace(
      /^(?:(?:dr|prof|mrs?|ms|miss|en|encik|pn|puan|cik|hj|haji|hajah|dato|datuk)\b\.?\s*)+/,
      '',
    )
    .match(/[^\s,.-]+/g) ?? []

/** Whether the first word, and each other one of the shorter name, is in both, but for a slip in a word of more than three letters. */
const isCorrected = (...people: readonly [Recipient, Recipient]): boolean => {
  const [words = [], others = []] = people
    .map(({ name }) => wordsOf(name))
    .sort((a, b) => a.length - b.length)
  const isSlip = (word: string, other: string) =>
    word === other || (word.length > 3 && isOneSlip(word, other))
  const wrong = words.filter(
    (word, index) => !others.some((other, at) => (at === 0 || index > 0) && isSlip(word, other)),
  )
  // With an email in common, one word of several may be another.
  return wrong.length <= (words.length > 2 && isSame('email')(...people) ? 1 : 0)
}

/** Whether another person was entered, and not a name corrected or completed, or an email added. */
export const isReplaced = (before: Recipient, now: Recipient): boolean => {
  if (before.email && now.email && !isSame('email')(before, now)) return true
  return before.name && now.name ? !isCorrected(before, now) : !(before.email && now.email)
}

/** How a person is greeted: `Ahmad, Ali` as Ali Ahmad, `Ben Lim, PhD` as Ben Lim. */
export const nameToGreet = (name: string): string =>
  name.replace(/^([^\s,]+), *([^,]+)$/, '$2 $1').replace(/(?<=.)\s*[,(].*/, '')
