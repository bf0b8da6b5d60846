export const emptyForm = { number: '', expiry: '', cvc: '', name: '' }
export type CardForm = Readonly<typeof emptyForm>
/** A message for each field that is wrong. */
export type CardErrors = Partial<Record<keyof CardForm, string>>

export const digitsOf = (text: string): string => text.replace(/[\s-]/g, '')

/** The number in groups of four, as printed on a card. */
export const inGroups = (number: string): string =>
  digitsOf(number).replace(/(\d{4})(?=\d)/g, '$1 ')

const expiryPattern = /^(0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?(\d{2})$/

/** The form of each field, and what to do where a text has another one. */
const fields: Readonly<Record<keyof CardForm, readonly [form: RegExp, message: string]>> = {
  number: [/^\d{12,19}$/, 'Enter the number on the card, of 12 to 19 digits.'],
  expiry: [expiryPattern, 'Enter the month and the year, such as 04 / 29.'],
  cvc: [/^\d{3,4}$/, 'Enter the security code, of 3 or 4 digits.'],
  name: [/\S/, 'Enter the name on the card.'],
}

/** Only the form is checked: a number that is no test card is declined (test-cards.ts). */
export const checkCard = (form: CardForm, now: Date): CardErrors => {
  const texts = { ...form, number: digitsOf(form.number) }
  const wrong = Object.entries(fields).flatMap(([name, [pattern, message]]) =>
    pattern.test(Reflect.get(texts, name).trim()) ? [] : [[name, message]],
  )
  const past = isPast(form.expiry, now) && {
    expiry: 'This date is in the past. Use a card that is still valid.',
  }
  return { ...past, ...Object.fromEntries(wrong) }
}

const isPast = (expiry: string, now: Date): boolean => {
  const [, month, year] = (expiryPattern.exec(expiry.trim()) ?? []).map(Number)
  if (month === undefined || year === undefined) return false
  // Months of Date begin with 0, so this is the second day after the month of the card: then the
  // month is over in every time zone.
  return now.getTime() >= Date.UTC(2000 + year, month, 2)
}
