// cspell:ignore senarai murid kelas Nama Penuh Jabatan Emel

import { expect, it } from 'vitest'
import { groupSeats } from './api/use-test-accounts'
import {
  entriesOfList,
  fillText,
  giftMessage,
  groupText,
  introduction,
  invitationText,
  mailUrl,
  parseRecipient,
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
  const account = (id: number, order: string, name = 'Team', product_type?: 'lpitest' | 'lpigroup') => ({
    ...(product_type && { product_type }),
    test_account_id: id,
    order_txn_id: order,
    product_name: name,
  })
  const groups = groupSeats([account(9, 'B'), account(4, 'A'), account(3, 'A', 'Short'), account(2, 'A')])
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
  expect(idsOf(groupSeats([account(6, 'C', 'Team', 'lpigroup'), account(5, 'C', 'Team', 'lpigroup')]))).toEqual([
    [5, 6],
  ])
})

it('invites a person with what the test is, how long it takes, whose the report is and the link, in one line to share', () => {
  const text = invitationText(seat, introduction({ ...seat, product_type: 'lpigroup' }, test, ' Until Friday ')) ?? ''
  expect(text).toBe(
    'Hi Aisha! Please take the LPI Team Profile, an online questionnaire in English of about 35 minutes. Your own report goes to you alone; one more compares the profiles of the group. Until Friday. This link works for one person, so don’t forward it: https://t.example/?code=LPI-1',
  )
  expect(
    invitationText({ ...seat, name: '', test_url: 'https://t.example' }, introduction(seat, undefined, 'Ready?')),
  ).toBe(
    'Hi! Please take the LPI Team Profile, an online questionnaire. Your own report goes to you alone. Ready? This link works for one person, so don’t forward it: https://t.example (code LPI-1)',
  )
  expect(invitationText({ ...unknown, access_code: 'LPI-1' }, introduction({}, test))).toMatch(
    /take a test, .* This code .*: LPI-1$/,
  )
  expect(invitationText(unknown, start)).toBeUndefined()
  for (const name of ['Ahmad, Ali', 'Ali Ahmad, PhD'])
    expect(invitationText({ ...seat, name }, '')).toContain('Hi Ali Ahmad!')
  expect(new URL(whatsAppUrl(text)).searchParams.get('text')).toBe(text)
  expect(new URL(mailUrl(seat, text)).searchParams.get('body')).toBe(text)
  expect(mailUrl({ ...seat, product_name: 'LPI\r\nBcc: a@b.example' }, text)).toContain('LPI%20Bcc')
})

it('gives a present with the greeting as written, the giver, what it is, how long it takes, the link and the code', () => {
  const gift = giftMessage({ ...seat, from: 'Mum & Dad' }, 'Dear Aisha,\nhappy birthday!\nMum', 35)
  const present = 'Your present is the LPI Team Profile, a test that you take online. It takes about 35 minutes.'
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

it.each([
  ['Mei', 'Mei', ''],
  ['Mei <mei@example.com>', 'Mei', 'mei@example.com'],
  ['Lim, Mei, mei@example.com', 'Lim, Mei', 'mei@example.com'],
  ['mei@example.com Mei', 'Mei', 'mei@example.com'],
  ['mei@example.com, Tan, Mei', 'Tan, Mei', 'mei@example.com'],
  ['Aisha @ Ah Lan', 'Aisha @ Ah Lan', ''],
  ['Aisha@Ah Lan', 'Aisha@Ah Lan', ''],
  ['• Ali Ahmad – ali@example.com', 'Ali Ahmad', 'ali@example.com'],
  ['Ali Ahmad, +60 12-345 6789, ali@example.com', 'Ali Ahmad', 'ali@example.com'],
  ['Mei mei@@example.com', 'Mei', ''],
  ['Devi Nur devi@', 'Devi Nur', ''],
  ['Ben Tan, ben@example.com, Sales', 'Ben Tan', 'ben@example.com'],
])('finds the name and the email of %j', (entry, name, email) => {
  expect(parseRecipient(entry)).toEqual({ name, email })
})

it.each<[list: string, entries: string[], leftOut?: string[]]>([
  ['Tan, Mei\tmei@example.com', ['Tan, Mei mei@example.com']],
  ['Ahmad, Ali\nName 1\n1 Mei\n7 Samurai', ['Ahmad, Ali', 'Name 1', '1 Mei', '7 Samurai']],
  ['"Tan, Mei",mei@example.com\nAli "Al" Omar', ['Tan, Mei mei@example.com', 'Ali "Al" Omar']],
  ['mei@example.com, "Tan, ""Mei"""\nBen', ['Tan, "Mei" mei@example.com', 'Ben']],
  ['Mei Tan;mei@example.com\nAli;ali@example.com', ['Mei Tan mei@example.com', 'Ali ali@example.com']],
  ['Lim, Mei <mei@example.com>, Ali (a@b.example)', ['Lim, Mei <mei@example.com>', 'Ali (a@b.example)']],
  ['"Tan, Mei" <mei@example.com>; ali@example.com;', ['Tan, Mei <mei@example.com>', 'ali@example.com']],
  ['Ali; Devi Nur; Mei', ['Ali', 'Devi Nur', 'Mei']],
  ['Ben\tb@b.example\nA <a@b.example>; "B", c@b.example', ['Ben b@b.example', 'A <a@b.example>', 'B c@b.example']],
  ['Ben\tSales\tben@example.com\r\nDevi\tSales\r\n', ['Ben ben@example.com', 'Devi'], ['Sales']],
  ['Devi Nur\tdevi@\tHR\nAli,ali@,HR', ['Devi Nur devi@', 'Ali ali@'], ['HR']],
  ['Lim, Mei, mei@a.my\nBen,b@x.example,Sales', ['Lim Mei mei@a.my', 'Ben b@x.example'], ['Sales']],
  ['Ali <a@a.my>\nMei (no email)\nBen', ['Ali <a@a.my>', 'Mei (no email)', 'Ben']],
  ['Ali\nBen\nMei - no email yet', ['Ali', 'Ben', 'Mei - no email yet']],
  ['A, a@a.my, HR; B, b@a.my, IT', ['A a@a.my', 'B b@a.my'], ['HR', 'IT']],
  ['Ben <ben@example.com>\tSales', ['Ben <ben@example.com>'], ['Sales']],
  ['mei@example.com\t"Tan, Mei"\tmei@b.example', ['Tan, Mei mei@example.com'], ['mei@b.example']],
  ['Senarai 2026\nNama Murid\tKelas\nMei\t5A', ['Mei'], ['the heading', 'Senarai 2026', 'Kelas']],
  ['10234\tMei\n10235\tAli', ['Mei', 'Ali'], ['10234', '10235']],
  ['First name\tLast name\tEmail\nMei\tTan\tmei@example.com', ['Mei Tan mei@example.com'], ['the heading']],
  ['Mel Tan\nAli', ['Mel Tan', 'Ali']],
  ['Last Name\tFirst Name\tMail\nTan\tMei\tm@a.my', ['Mei Tan m@a.my'], ['the heading']],
  ['To: "Tan, Mei" <m@a.my>, Ali <a@a.my>; Cc: Raj <r@a.my>', ['Tan, Mei <m@a.my>', 'Ali <a@a.my>', 'Raj <r@a.my>']],
  ['Bil.\tNama Penuh\tJabatan\tEmel\n1\tMei\tHR\tm@a.my', ['Mei m@a.my'], ['the heading', 'Bil.', 'Jabatan']],
  ['Nama;Emel\nTan, Mei;mei@example.com', ['Tan, Mei mei@example.com'], ['the heading']],
  ['Nama;Emel\nA <a@a.my>; B <b@a.my>, C c@a.my', ['A <a@a.my>', 'B <b@a.my>', 'C c@a.my'], ['the heading']],
  ['Name,Email,Manager email\nMei,m@a.example,b@a.example', ['Mei m@a.example'], ['the heading', 'Manager email']],
  ['Name,Email\nTan, Mei, mei@example.com', ['Tan, Mei, mei@example.com'], ['the heading']],
  ['Employee\tEmail\nMei\tmei@example.com\tHR', ['Mei mei@example.com'], ['the heading', 'HR']],
  ['No.\tFull name\tEmail address\nBen\nName', ['Ben', 'Name'], ['the heading', 'No.']],
  ['13\tMei\tHR\n14\tAli', ['Mei', 'Ali'], ['the row numbers', 'HR']],
  ['1. Mei\n2) Ali\n4. Raj', ['Mei', 'Ali', 'Raj'], ['the row numbers']],
])('reads the entries of the list %j, and says what it leaves out', (list, entries, leftOut = []) => {
  expect(entriesOfList(list, [], 3)).toMatchObject({
    entries: entries.map((entry, index) => [index + 3, entry]),
    leftOut,
  })
})

it('leaves out completed seats, and counts what does not fit', () => {
  const seats = [1, 2, 3, 4].map((number) => ({
    ...unknown,
    number,
    status: number % 2 ? ('completed' as const) : ('assigned' as const),
  }))
  expect(entriesOfList('Mei\nAli\nRaj', seats, 1).entries).toEqual([
    [2, 'Mei'],
    [4, 'Ali'],
    [5, 'Raj'],
  ])
})

it('leaves people at their seats when a corrected list comes in another order, and gives the others the free seats', () => {
  const seats = ['Mei', 'Ali ali@example.com', 'Raj', ''].map((entry, index) => ({
    ...unknown,
    ...parseRecipient(entry),
    entry,
    number: index + 1,
  }))
  expect(entriesOfList('Devi\nRaj raj@example.com\nALI@example.com\nMei\nMei', seats, 1).entries).toEqual([
    [4, 'Devi'],
    [3, 'Raj raj@example.com'],
    [2, 'ALI@example.com'],
    [1, 'Mei'],
    [5, 'Mei'],
  ])
  expect(entriesOfList('Mei', seats, 2).entries).toEqual([[2, 'Mei']])
  // A handed out code is given again last.
  const sent = seats.map((seat) => ({ ...seat, isSent: seat.number === 1 }))
  expect(entriesOfList('Devi\nAli new@example.com', sent, 1).entries).toEqual([
    [3, 'Devi'],
    [2, 'Ali new@example.com'],
  ])
})

it('returns the rows of its own CSV to their seats, by code or else by number, in any order and with any quotes', () => {
  const seats = [seat, { ...unknown, access_code: 'LPI-2' }, { ...unknown, number: 3, access_code: 'LPI-3' }]
  const named = (number: number, name: string, email = '') => ({ ...unknown, ...seats[number - 1], name, email })
  const csv = seatsCsv(
    [named(3, '=1+1'), { ...named(2, 'Tan, "Mei" Ling', 'mei@example.com'), isSent: true }, named(1, '')],
    start,
  )
  const entriesOf = (list: string) => entriesOfList(list, seats, 1).entries
  const expected = [
    [3, '=1+1'],
    [2, 'Tan, "Mei" Ling, mei@example.com'],
    [1, ''],
  ]
  expect(entriesOf(`\uFEFF${csv}`)).toEqual(expected)
  expect(entriesOfList(csv, seats, 1).sent).toEqual(new Set([2]))
  expect(entriesOf(csv.split('\r\n').slice(1).join('\n'))).toEqual(expected)
  expect(entriesOf('2,Tan, Mei Ling,,LPI-2,https://t.example')).toEqual([[2, 'Tan, Mei Ling']])
  expect(entriesOf('2\tTan, Mei\tmei@a.my\tLPI-2\thttps://t.example')).toEqual([[2, 'Tan, Mei, mei@a.my']])
  expect(entriesOf('seat,name,email\n3,Ben,ben@example.com')).toEqual([[3, 'Ben, ben@example.com']])
  expect(parseRecipient('Tan, "Mei" Ling, mei@example.com').name).toBe('Tan, "Mei" Ling')
})

it('says how many entries of a list found a seat, and names the others', () => {
  const list = (names: string) => entriesOfList(names, [], 2)
  expect(fillText(list('Ben\nDevi\nMei'), 2)).toBe('1 filled. Greeted as “Hi Ben!”. 2 did not fit: Devi, Mei')
  expect(
    fillText(
      {
        ...list('Ben'),
        entries: [
          [1, 'Ben'],
          [2, ''],
        ],
      },
      2,
    ),
  ).toBe('1 filled. Greeted as “Hi Ben!”.')
  expect(fillText(list('ben@example.com\nBen@example.com'), 3)).toBe('2 filled. More than once: ben@example.com.')
  expect(fillText(list('Ben'), 3, ['Devi', 'Ben'])).toBe('1 filled. Greeted as “Hi Ben!”. More than once: Ben.')
  expect(fillText(list('Name\tTeam\nBen\tHR\nDevi\tHR'), 2)).toBe(
    '1 filled. Greeted as “Hi Ben!”. Left out: the heading, Team. 1 did not fit: Devi',
  )
})

it('sends the mail to the entered address, which cannot add a header', () => {
  expect(mailUrl({ ...seat, email: 'mei@example.com' }, 'Hi')).toMatch(/^mailto:mei@example\.com\?subject=/)
  expect(mailUrl({ ...seat, email: 'mei@example.com?bcc=a@b.example' }, 'Hi')).not.toContain('?bcc')
})

it('lists each seat in one message for the group, after the introduction', () => {
  const text = groupText([seat, { ...unknown, access_code: 'LPI-2' }], introduction(seat, test, 'Today!'))
  const [about, ...lines] = text.split('\n')
  expect(about).toMatch(/^Please take the LPI Team Profile, .* 35 minutes\. .* alone\. Today! Each link or code /)
  expect(lines).toEqual(['Aisha: https://t.example/?code=LPI-1', 'Seat 2: LPI-2'])
})

it('asks the members of a group without a name to choose a seat without one and to tell the others', () => {
  const free = { ...unknown, access_code: 'LPI-2' }
  expect(groupText([seat, unknown], start)).toContain('use the one next to your name.')
  expect(groupText([free], start)).toContain('so choose a seat and first tell the group its number.')
  expect(groupText([seat, free], start)).toContain(
    'use the one next to your name; if your name is not here, choose a seat without a name and first tell the group its number.',
  )
})

it('shortens the address on a card by the code of its query alone', () => {
  expect(typedAddress(seat)).toBe('t.example/')
  expect(typedAddress({ ...seat, test_url: 'https://t.example/?id=1&code=LPI-1' })).toBe('t.example/?id=1&code=LPI-1')
})

it('shares a text with half of a surrogate pair', () => {
  expect(whatsAppUrl('LPI\ud800')).toBe('https://wa.me/?text=LPI')
  expect(mailUrl({ ...seat, product_name: 'LPI\udc00' }, 'a\ud800b')).toContain('for%20LPI&body=ab')
})

it('quotes every cell of the table, and defuses formulas', () => {
  const csv = seatsCsv([{ ...seat, name: '=cmd("x")' }, unknown], start)
  expect(csv.split('\r\n')).toEqual([
    '"seat","name","email","code","link","message","sent"',
    expect.stringMatching(/^"1","'=cmd\(""x""\)","","LPI-1","https:\/\/t\.example\/\?code=LPI-1","Hi =cmd/),
    '"2","","","","","",""',
  ])
  for (const formula of ['\n=1', ' +1', '\u0000@a', '\uFEFF-1', '＝1'])
    expect(seatsCsv([{ ...unknown, name: formula }], start), formula).toContain(`"'${formula}"`)
})
