import { expect, it } from 'vitest'
import { groupSeats } from './api/use-test-accounts'
import {
  giftMessage,
  groupText,
  introduction,
  invitationText,
  mailUrl,
  seatsCsv,
  typedAddress,
  whatsAppUrl,
} from './invitations'

const seat = {
  product_name: 'LPI Team Profile',
  access_code: 'LPI-1',
  test_url: 'https://t.example/?code=LPI-1',
  entry: 'Aisha',
  name: 'Aisha',
  email: '',
  isSent: false,
  number: 1,
}
const test = { minutes: 35, language: 'English' }
const start = introduction(seat, test)
const unknown = { entry: '', name: '', email: '', isSent: false, number: 2 }

it('numbers the seats of a test of an order in the order in which they were made', () => {
  const account = (
    id: number,
    order: string,
    name = 'Team',
    product_type?: 'lpitest' | 'lpigroup',
  ) => ({
    ...(product_type && { product_type }),
    test_account_id: id,
    order_txn_id: order,
    product_name: name,
  })
  const groups = groupSeats([
    account(9, 'B'),
    account(4, 'A'),
    account(3, 'A', 'Short'),
    account(2, 'A'),
  ])
  expect(groups.map(({ orderTxnId, productName }) => [orderTxnId, productName])).toEqual([
    ['B', 'Team'],
    ['A', 'Team'],
    ['A', 'Short'],
  ])
  const idsOf = (list: ReturnType<typeof groupSeats>) =>
    list.map(({ seats }) => seats.map(({ test_account_id }) => test_account_id))
  expect(idsOf(groups)[1]).toEqual([2, 4])
  // Each personal test is for another person, and is started or sent on its own.
  const personal = [account(6, 'C', 'Profile', 'lpitest'), account(5, 'C', 'Profile', 'lpitest')]
  expect(idsOf(groupSeats(personal))).toEqual([[5], [6]])
  expect(
    idsOf(groupSeats([account(6, 'C', 'Team', 'lpigroup'), account(5, 'C', 'Team', 'lpigroup')])),
  ).toEqual([[5, 6]])
})

it('invites a person with what the test is, how long it takes, whose the report is and the link, in one line to share', () => {
  const text = invitationText(
    seat,
    introduction({ ...seat, product_type: 'lpigroup' }, test, ' Until Friday '),
  )
  expect(text).toBe(
    'Hi Aisha! Please take the LPI Team Profile, an online questionnaire in English of about 35 minutes. Your own report goes to you alone; one more compares the profiles of the group. Until Friday. This link works for one person, so don’t forward it: https://t.example/?code=LPI-1',
  )
  expect(
    invitationText(
      { ...seat, name: '', test_url: 'https://t.example' },
      introduction(seat, undefined, 'Ready?'),
    ),
  ).toBe(
    'Hi! Please take the LPI Team Profile, an online questionnaire. Your own report goes to you alone. Ready? This link works for one person, so don’t forward it: https://t.example (code LPI-1)',
  )
  expect(invitationText({ ...unknown, access_code: 'LPI-1' }, introduction({}, test))).toMatch(
    /take a test, .* This code .*: LPI-1$/,
  )
  expect(invitationText(unknown, start)).toBe('')
  for (const name of ['Ahmad, Ali', 'Ali Ahmad, PhD'])
    expect(invitationText({ ...seat, name }, '')).toContain('Hi Ali Ahmad!')
  expect(new URL(whatsAppUrl(text)).searchParams.get('text')).toBe(text)
  expect(new URL(mailUrl(seat, text)).searchParams.get('body')).toBe(text)
  expect(mailUrl({ ...seat, product_name: 'LPI\r\nBcc: a@b.example' }, text)).toContain('LPI%20Bcc')
})

it('gives a present with the greeting as written, the giver, what it is, how long it takes, the link and the code', () => {
  const gift = giftMessage({ ...seat, from: 'Mum & Dad' }, 'Dear Aisha,\nhappy birthday!\nMum', 35)
  const present =
    'Your present is the LPI Team Profile, a test that you take online. It takes about 35 minutes.'
  expect(gift?.text.split('\n')).toEqual([
    ...['Dear Aisha,', 'happy birthday!', 'Mum', '– Mum & Dad', ''],
    `${present} Take it when it suits you: the report goes to you.`,
    ...['', 'Start here: https://t.example/?code=LPI-1', 'Your code: LPI-1'],
  ])
  expect(gift?.subject).toBe('A present from Mum & Dad')
})

it('gives a present without what the giver and the host left out', () => {
  expect(giftMessage({ ...unknown, access_code: 'LPI-1' }, '')).toEqual({
    subject: 'A present for you',
    text: 'Your present is a test that you take online. Take it when it suits you: the report goes to you.\n\nYour code: LPI-1',
  })
  expect(giftMessage(unknown, 'Dear Aisha')).toBeUndefined()
})

it('sends the mail to the entered address, which cannot add a header', () => {
  expect(mailUrl({ ...seat, email: 'mei@example.com' }, 'Hi')).toMatch(
    /^mailto:mei@example\.com\?subject=/,
  )
  expect(mailUrl({ ...seat, email: 'mei@example.com?bcc=a@b.example' }, 'Hi')).not.toContain('?bcc')
})

it('lists each seat in one message for the group, after the introduction', () => {
  const text = groupText(
    [seat, { ...unknown, access_code: 'LPI-2' }],
    introduction(seat, test, 'Today!'),
  )
  const [about, ...lines] = text.split('\n')
  expect(about).toMatch(
    /^Please take the LPI Team Profile, .* 35 minutes\. .* alone\. Today! Each link or code /,
  )
  expect(lines).toEqual(['Aisha: https://t.example/?code=LPI-1', 'Seat 2: LPI-2'])
})

it('asks the members of a group without a name to choose a seat without one and to tell the others', () => {
  const free = { ...unknown, access_code: 'LPI-2' }
  expect(groupText([seat, unknown], start)).toContain('use the one next to your name.')
  expect(groupText([free], start)).toContain(
    'so choose a seat and first tell the group its number.',
  )
  expect(groupText([seat, free], start)).toContain(
    'use the one next to your name; if your name is not here, choose a seat without a name and first tell the group its number.',
  )
  // Next to names, a code that was given is not offered again.
  for (const given of [
    { ...free, isSent: true },
    { ...free, givenBefore: 'Given before to Ali.' },
  ])
    expect(groupText([seat, given], start)).not.toContain('LPI-2')
  expect(groupText([{ ...free, isSent: true }], start)).toContain('LPI-2')
})

it('shortens the address on a card by the code of its query alone', () => {
  expect(typedAddress(seat)).toBe('t.example/')
  expect(typedAddress({ ...seat, test_url: 'https://t.example/?id=1&code=LPI-1' })).toBe(
    't.example/?id=1&code=LPI-1',
  )
})

it('shares a text with half of a surrogate pair', () => {
  expect(whatsAppUrl('LPI\ud800')).toBe('https://wa.me/?text=LPI')
  expect(mailUrl({ ...seat, product_name: 'LPI\udc00' }, 'a\ud800b')).toContain('for%20LPI&body=ab')
})

it('quotes every cell of the table, and defuses formulas', () => {
  const csv = seatsCsv([{ ...seat, name: '=cmd("x")' }, unknown], start)
  expect(csv.split('\r\n')).toEqual([
    '"seat","name","email","code","link","message","sent"',
    expect.stringMatching(
      /^"1","'=cmd\(""x""\)","","LPI-1","https:\/\/t\.example\/\?code=LPI-1","Hi =cmd/,
    ),
    '"2","","","","","",""',
  ])
  for (const formula of ['\n=1', ' +1', '\u0000@a', '\uFEFF-1', '＝1'])
    expect(seatsCsv([{ ...unknown, name: formula }], start), formula).toContain(`"'${formula}"`)
})
