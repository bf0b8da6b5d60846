import { expect, it } from 'vitest'
import { csvUrl, invitationOf, mailUrl, statusOf } from './seat-texts'
import type { Seat } from './use-seats'

const seat: Seat = {
  product_name: 'LPI Team Profile',
  access_code: 'LPI-1',
  test_url: 'https://test.example/start?code=LPI-1',
  status: 'unassigned',
  number: 1,
  key: '1',
  recipient: 'Mei mei@example.com',
  isSent: false,
  greeting: '',
}

it('invites with the product, the code and the link, below the greeting of the card', () => {
  expect(invitationOf({ ...seat, greeting: 'Good luck!' })).toBe(
    'Good luck!\n\nYou’re invited to take the LPI Team Profile online.' +
      ' Your access code is LPI-1. Start here: https://test.example/start?code=LPI-1',
  )
})

it('invites with what a host sends of a seat, and not to a completed one', () => {
  const { number, key, recipient, isSent, greeting } = seat
  const bare = { number, key, recipient, isSent, greeting }
  const start = 'You’re invited to take a test online.'
  const withCode = invitationOf({ ...bare, access_code: 'LPI-1' })
  expect(withCode).toBe(`${start} Your access code is LPI-1.`)
  const withLink = invitationOf({ ...bare, test_url: 'https://t.example' })
  expect(withLink).toBe(`${start} Start here: https://t.example`)
  expect(invitationOf(bare)).toBe('')
  expect(invitationOf({ ...seat, status: 'completed' })).toBe('')
})

it.each([
  [{ status: 'assigned', assigned_to: 'Mei' }, 'Assigned: Mei'],
  [{ status: 'unassigned', assigned_to: null }, 'Not started'],
  [{ assigned_to: 'Mei' }, 'Mei'],
  [{}, 'Not stated'],
] as const)('shows the status %j', (account, text) => {
  expect(statusOf(account)).toBe(text)
})

it('addresses an email to the address of the recipient, if there is one', () => {
  const subject = '?subject=Your%20access%20code&body='
  expect(mailUrl(seat.recipient, 'Hi & bye')).toBe(`mailto:mei@example.com${subject}Hi%20%26%20bye`)
  expect(mailUrl('Mei', 'Half: \ud83d')).toBe(`mailto:${subject}Half%3A%20%EF%BF%BD`)
})

it('writes the table as CSV in which a spreadsheet runs no formula', () => {
  const recipient = '=1+1, "Mei"'
  const [, csv = ''] = csvUrl([{ ...seat, recipient, isSent: true }]).split(',')
  expect(decodeURIComponent(csv)).toBe(
    '\uFEFFSeat,For,Code,Status,Sent\r\n' + `1,"'=1+1, ""Mei""",LPI-1,Not started,Sent`,
  )
})
