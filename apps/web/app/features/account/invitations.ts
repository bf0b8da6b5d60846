import type { TestAccount } from '@shop/contract/host'

type Invited = Pick<TestAccount, 'product_name' | 'access_code' | 'test_url'>

/** The text that gives a seat to a person. Undefined where the host sends no code. */
export const invitationText = ({ product_name, access_code, test_url }: Invited): string | undefined => {
  if (!access_code) return undefined
  const test = product_name ? `the ${product_name}` : 'a test'
  const place = test_url
    ? ` Open ${test_url} and enter the access code ${access_code}.`
    : ` Access code: ${access_code}.`
  return `You are invited to take ${test}.${place} The code is for you alone.`
}

/** Half of a surrogate pair, which a host may send, would throw. */
const encode = (text: string) => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, ''))

export const whatsAppUrl = (text: string): string => `https://wa.me/?text=${encode(text)}`

/** The subject is one line: a line break would begin another header of the mail. */
export const mailUrl = ({ product_name }: Invited, text: string): string =>
  `mailto:?subject=${encode(`Your access code for ${product_name ?? 'a test'}`.replaceAll(/\p{Cc}+/gu, ' '))}&body=${encode(text)}`

/** A quoted cell. A spreadsheet would run a text that starts like a formula, also after white space or in full-width characters. */
const cell = (text: string): string =>
  `"${/^[\p{Cc}\s]*[=+\-@＝＋－＠\t\r]/u.test(text) ? "'" : ''}${text.replaceAll('"', '""')}"`

/** The seats as comma-separated values with a header, for a spreadsheet. */
export const seatsCsv = (seats: readonly TestAccount[]): string =>
  [
    ['Test', 'Access code', 'Link', 'Status', 'Assigned to'],
    ...seats.map(({ product_name, access_code, test_url, status, assigned_to }) =>
      [product_name, access_code, test_url, status, assigned_to].map((value) => value ?? ''),
    ),
  ]
    .map((row) => row.map(cell).join(','))
    .join('\r\n')

/** One access code a line. */
export const codeLines = (seats: readonly TestAccount[]): string =>
  seats.flatMap(({ access_code }) => access_code ?? []).join('\n')
