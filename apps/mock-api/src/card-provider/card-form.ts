export const emptyForm = { number: '', expiry: '', cvc: '', name: '' }
export type CardForm = Readonly<typeof emptyForm>
/** A message for each field that is wrong. */
export type CardErrors = Partial<Record<keyof CardForm, string>>

export const digitsOf = (text: string): string => text.replace(/[\s-]/g, '')

/** Whether the last digit is the check digit of the others (Luhn, ISO/IEC 7812-1). */
const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** The number in groups of four, as printed on a card. */
export const inGroups = (number: string): string =>
  digitsOf(number).replace(/(\d{4})(?=\d)/g, '$1 ')

export const checkCard = (form: CardForm, now: Date): CardErrors => {
  const number = numberProblem(digitsOf(form.number))
  const expiry = expiryProblem(form.expiry.trim(), now)
  const cvc = cvcProblem(form.cvc.trim())
  const name = form.name.trim() === '' ? 'Enter the name on the card.' : undefined
  return {
    ...(number && { number }),
    ...(expiry && { expiry }),
    ...(cvc && { cvc }),
    ...(name && { name }),
  }
}

const numberProblem = (digits: string): string | undefined => {
  if (digits === '') return 'Enter the card number.'
  if (!/^\d{12,19}$/.test(digits)) return 'A card number has 12 to 19 digits. Please check it.'
  return passesLuhn(digits) ? undefined : 'This card number is not valid. Please check its digits.'
}

const expiryProblem = (text: string, now: Date): string | undefined => {
  if (text === '') return 'Enter the expiry date.'
  const parts = /^(\d{1,2})\s*[/-]?\s*(?:20)?(\d{2})$/.exec(text)
  const [month = 0, year = 0] = (parts ?? []).slice(1).map(Number)
  const isMonth = month >= 1 && month <= 12
  if (!parts || !isMonth) return 'Enter the month and the year, such as 04 / 29.'
  // Months of Date begin with 0, so this is the second day after the month of the card: then the
  // month is over in every time zone.
  const isOverFrom = Date.UTC(2000 + year, month, 2)
  return now.getTime() < isOverFrom
    ? undefined
    : 'This date is in the past. Use a card that is still valid.'
}

const cvcProblem = (text: string): string | undefined => {
  if (text === '') return 'Enter the security code.'
  return /^\d{3,4}$/.test(text) ? undefined : 'The security code has 3 or 4 digits.'
}
