import { expect, it } from 'vitest'
import { emailIn, readPastedList, withoutEmail } from './pasted-list'

it('takes each line as it is, without empty ones', () => {
  expect(readPastedList(' Mei Sample\r\n\r\nTan, Ben <ben@example.com>\nEmail')).toEqual({
    recipients: ['Mei Sample', 'Tan, Ben <ben@example.com>', 'Email'],
    heading: '',
  })
})

it.each([
  ['after the names', 'No.\tName\tTeam\tEmail\n1\tMei\tHR\tmei@example.com\n2\tBen\tIT\t'],
  ['before the names', 'Email\tNo.\tName\nmei@example.com\t1\tMei\n\t2\tBen'],
])('reads the names and the emails of a table whose emails are %s', (_, table) => {
  const { recipients, heading } = readPastedList(table)
  expect(recipients).toEqual(['Mei mei@example.com', 'Ben'])
  expect(heading).toContain('Name')
})

it('takes the first row of a table for a person where no row, or its own, has an email', () => {
  expect(readPastedList('Mei\tHR\nBen\tIT')).toEqual({ recipients: ['Mei', 'Ben'], heading: '' })
  const { recipients } = readPastedList('Mei\tmei@example.com\nBen\t')
  expect(recipients).toEqual(['Mei mei@example.com', 'Ben'])
})

it('reads a cell of several lines as one text', () => {
  const { recipients } = readPastedList('"Mei\nSample"\tmei@example.com\nBen\tben@example.com')
  expect(recipients).toEqual(['Mei Sample mei@example.com', 'Ben ben@example.com'])
})

it.each([
  ['that has a quotation mark in a name', '"Mei" Sample\tmei@example.com\nBen\tHR'],
  ['whose rows differ in length', '"Mei" Sample\tmei@example.com\nBen\tHR\t1'],
])('keeps all the text of a table %s', (_, table) => {
  const { recipients } = readPastedList(table)
  expect(recipients[0]).toBe('"Mei" Sample mei@example.com')
  expect(recipients[1]).toMatch(/^Ben HR/)
})

it.each([
  ['Mei Sample mei@example.com', 'mei@example.com', 'Mei Sample'],
  ['Mei <mei@example.com.my>', 'mei@example.com.my', 'Mei'],
  ['mei@example.com, HR', 'mei@example.com', ', HR'],
  ['Mei @ work', '', 'Mei @ work'],
  ['', '', ''],
])('finds the email in “%s”', (text, email, rest) => {
  expect(emailIn(text)).toBe(email)
  expect(withoutEmail(text)).toBe(rest)
})
