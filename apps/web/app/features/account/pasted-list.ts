import Papa from 'papaparse'

/** An email in a text, with the separator and the brackets around it. */
const address = /[\s,;<(]*([^\s,;<>()]+@[^\s,;<>()]+\.[^\s,;<>().]+)[>)]?/

export const emailIn = (text: string): string => address.exec(text)?.[1] ?? ''

export const withoutEmail = (text: string): string => text.replace(address, '').trim()

const hasEmail = (cell: string) => address.test(cell)
const hasLetter = (cell: string) => /\p{L}/u.test(cell)
const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/**
 * Reads whom seats are for: one a line, or one a row of a table from a spreadsheet, whose cells
 * have tabs between them. The column with emails is the email, and the first other column with
 * text is the name. A first row without an email, where others have one, is the heading.
 */
export const readPastedList = (text: string) => {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: '\t', skipEmptyLines: true })
  const [first = [], ...others] = data
  const isTable = first.length > 1 && data.every(({ length }) => length === first.length)
  if (!isTable || errors.length > 0) {
    const lines = text.split(/[\r\n]+/).map(onOneLine)
    return { recipients: lines.filter(Boolean), heading: '' }
  }
  const hasHeading = !first.some(hasEmail) && others.flat().some(hasEmail)
  const rows = hasHeading ? others : data
  const columns = first.map((_, column) => rows.map((row) => row[column] ?? ''))
  const emails = columns.find((cells) => cells.some(hasEmail)) ?? []
  const names = columns.find((cells) => cells !== emails && cells.some(hasLetter)) ?? []
  const recipients = rows.map((_, row) => onOneLine(`${names[row] ?? ''} ${emails[row] ?? ''}`))
  const heading = hasHeading ? onOneLine(first.join(' ')) : ''
  return { recipients: recipients.filter(Boolean), heading }
}
