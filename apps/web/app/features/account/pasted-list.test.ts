// cspell:ignore seperti dalam bestari senarai murid kelas Nama Penuh Jabatan Emel mohd siti aminah osman binti

import { expect, it } from 'vitest'
import { seatsCsv } from './invitations'
import { entriesOfList, fillText } from './pasted-list'
import { parseRecipient } from './recipient'

const unknown = { entry: '', name: '', email: '', isSent: false, number: 2 }

it.each<[list: string, entries: string[], leftOut?: string[]]>([
  ['Tan, Mei\tmei@example.com', ['Tan, Mei mei@example.com']],
  ['Ahmad, Ali\nName 1\n1 Mei\n7 Samurai', ['Ahmad, Ali', 'Name 1', '1 Mei', '7 Samurai']],
  ['"Tan, Mei",mei@example.com\nAli "Al" Omar', ['Tan, Mei mei@example.com', 'Ali "Al" Omar']],
  ['mei@example.com, "Tan, ""Mei"""\nBen', ['Tan, "Mei" mei@example.com', 'Ben']],
  [
    'Mei Tan;mei@example.com\nAli;ali@example.com',
    ['Mei Tan mei@example.com', 'Ali ali@example.com'],
  ],
  [
    'Lim, Mei <mei@example.com>, Ali (a@b.example)',
    ['Lim, Mei <mei@example.com>', 'Ali (a@b.example)'],
  ],
  [
    '"Tan, Mei" <mei@example.com>; ali@example.com;',
    ['Tan, Mei <mei@example.com>', 'ali@example.com'],
  ],
  [`a@a.my <A@a.my>; 'b@a.my' <b@a.my>, "c@a.my" <c@a.my>`, ['a@a.my', 'b@a.my', 'c@a.my']],
  ['Ali; Devi Nur; Mei', ['Ali', 'Devi Nur', 'Mei']],
  [
    'Ben\tb@b.example\nA <a@b.example>; "B", c@b.example',
    ['Ben b@b.example', 'A <a@b.example>', 'B c@b.example'],
  ],
  ['Ben\tSales\tben@example.com\r\nDevi\tSales\r\n', ['Ben ben@example.com', 'Devi'], ['Sales']],
  ['Devi Nur\tdevi@\tHR\nAli,ali@,HR', ['Devi Nur devi@', 'Ali ali@'], ['HR']],
  ['Lim, Mei, mei@a.my\nBen,b@x.example,Sales', ['Lim Mei mei@a.my', 'Ben b@x.example'], ['Sales']],
  ['Ali <a@a.my>\nMei (no email)\nBen', ['Ali <a@a.my>', 'Mei (no email)', 'Ben']],
  ['Ali\nBen\nMei - no email yet', ['Ali', 'Ben', 'Mei - no email yet']],
  ['A, a@a.my, HR; B, b@a.my, IT', ['A a@a.my', 'B b@a.my'], ['HR', 'IT']],
  ['Ben <ben@example.com>\tSales', ['Ben <ben@example.com>'], ['Sales']],
  ['mei@example.com\t"Tan, Mei"\tmei@b.example', ['Tan, Mei mei@example.com'], ['mei@b.example']],
  ['Senarai 2026\nNama Murid\tKelas\nMei\t5A', ['Mei'], ['Senarai 2026', 'the heading', 'Kelas']],
  ['10234\tMei\n10235\tAli', ['Mei', 'Ali'], ['10234', '10235']],
  [
    'First name\tLast name\tEmail\nMei\tTan\tmei@example.com',
    ['Mei Tan mei@example.com'],
    ['the heading'],
  ],
  ['Mel Tan\nAli', ['Mel Tan', 'Ali']],
  ['Last Name\tFirst Name\tMail\nTan\tMei\tm@a.my', ['Mei Tan m@a.my'], ['the heading']],
  [
    'To: "Tan, Mei" <m@a.my>, Ali <a@a.my>; Cc: Raj <r@a.my>',
    ['Tan, Mei <m@a.my>', 'Ali <a@a.my>', 'Raj <r@a.my>'],
  ],
  [
    'Bil.\tNama Penuh\tJabatan\tEmel\n1\tMei\tHR\tm@a.my',
    ['Mei m@a.my'],
    ['the heading', 'Bil.', 'Jabatan'],
  ],
  ['Nama;Emel\nTan, Mei;mei@example.com', ['Tan, Mei mei@example.com'], ['the heading']],
  [
    'Nama;Emel\nA <a@a.my>; B <b@a.my>, C c@a.my',
    ['A <a@a.my>', 'B <b@a.my>', 'C c@a.my'],
    ['the heading'],
  ],
  [
    'Name,Email,Manager email\nMei,m@a.example,b@a.example',
    ['Mei m@a.example'],
    ['the heading', 'Manager email'],
  ],
  ['Name,Email\nTan, Mei, mei@example.com', ['Tan, Mei, mei@example.com'], ['the heading']],
  ['Staff\tEmail\nMei\tmei@example.com\tHR', ['Mei mei@example.com'], ['the heading', 'HR']],
  ['No.\tFull name\tEmail address\nBen\nName', ['Ben', 'Name'], ['the heading', 'No.']],
  ['13\tMei\tHR\n14\tAli', ['Mei', 'Ali'], ['the row numbers', 'HR']],
  ['1. Mei\n2) Ali\n4. Raj', ['Mei', 'Ali', 'Raj'], ['the row numbers']],
  ['1.Mei\n2.Ali\n3.\n', ['Mei', 'Ali'], ['the row numbers']],
  [
    'Camp list\n5 May\n1. Mei\n2. Ali\nRaj',
    ['Mei', 'Ali', 'Raj'],
    ['Camp list', '5 May', 'the row numbers'],
  ],
  ['Mei m@a.my\n1. Ali', ['Mei m@a.my', 'Ali'], ['the row numbers']],
  [
    'Email\tName\tWhat is your full name?\nanonymous\t\tMei Tan',
    ['Mei Tan'],
    ['the heading', 'Name'],
  ],
  ['Mei Tan\nm@a.my\n\nAli (HR)\na@a.my', ['Mei Tan m@a.my', 'Ali (HR) a@a.my']],
  ['Mei | m@a.my\nAli / a@a.my', ['Mei | m@a.my', 'Ali / a@a.my']],
  [
    'Name,E-mail 1 - Label,E-mail 1 - Value\nMei,Work,m@a.my',
    ['Mei m@a.my'],
    ['the heading', 'E-mail 1 - Label'],
  ],
  [
    'ID\tEmail\tName\tFull name\tEmel\n1\tanonymous\tMT\tMei Tan\tm@a.my',
    ['Mei Tan m@a.my'],
    ['the heading', 'ID', 'Email', 'Name'],
  ],
  [
    'Display name\tFirst name\tLast name\tUser principal name\nMei Tan\tMei\tTan\tm@a.my',
    ['Mei Tan m@a.my'],
    ['the heading', 'Display name'],
  ],
  [
    'Senarai nama\t\t\nBIL\tKELAS\tNAMA MURID (SEPERTI DALAM K/P)\n1\t5 BESTARI\tMei',
    ['Mei'],
    ['Senarai nama\t\t', 'the heading', 'BIL', 'KELAS'],
  ],
  [
    'Company name\tName of candidate\tEmail\nA\tMei\tm@a.my',
    ['Mei m@a.my'],
    ['the heading', 'Company name'],
  ],
  [
    'Manager\tManager email\tName\tEmail\nAli\ta@a.my\tMei\tm@a.my',
    ['Mei m@a.my'],
    ['the heading', 'Manager', 'Manager email'],
  ],
  [
    'Name\tClass teacher email\tEmail\nMei\tt@a.my\tm@a.my',
    ['Mei m@a.my'],
    ['the heading', 'Class teacher email'],
  ],
  [
    'Name,Given Name,Family Name,E-mail\nMei Tan,Mei,Tan,m@a.my',
    ['Mei Tan m@a.my'],
    ['the heading', 'Given Name', 'Family Name'],
  ],
  [
    'Email\tName\tFirst name\tLast name\tEmail address\nanonymous\t\tMei\tTan\tm@a.my',
    ['Mei Tan m@a.my'],
    ['the heading', 'Email'],
  ],
  [
    'Student Name,Parent Email,Student Email\nMei,p@a.my,m@a.my',
    ['Mei m@a.my'],
    ['the heading', 'Parent Email'],
  ],
  [
    'Team\tEmployee\tManager’s name\nHR\tMei\tAli',
    ['Mei'],
    ['the heading', 'Team', 'Manager’s name'],
  ],
])(
  'reads the entries of the list %j, and says what it leaves out',
  (list, entries, leftOut = []) => {
    expect(entriesOfList(list, [], 3)).toMatchObject({
      entries: entries.map((entry, index) => [index + 3, entry]),
      leftOut,
    })
  },
)

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
  const seatsOf = (...people: string[]) =>
    people.map((entry, index) => ({
      ...unknown,
      ...parseRecipient(entry),
      entry,
      number: index + 1,
    }))
  const seats = seatsOf('Mei', 'Ali ali@example.com', 'Raj', '')
  expect(
    entriesOfList('Devi\nRaj raj@example.com\nALI@example.com\nMei\nMei', seats, 1).entries,
  ).toEqual([
    [4, 'Devi'],
    [3, 'Raj raj@example.com'],
    [2, 'ALI@example.com, Ali'],
    [1, 'Mei'],
    [5, 'Mei'],
  ])
  expect(entriesOfList('Mei', seats, 2).entries).toEqual([[2, 'Mei']])
  // A handed out code is given again last, and a list of names leaves the emails.
  const sent = seats.map((seat) => ({ ...seat, isSent: seat.number === 1 }))
  expect(entriesOfList('Devi\nAli', sent, 1).entries).toEqual([
    [4, 'Devi'],
    [2, 'Ali, ali@example.com'],
  ])
  // Who was cleared gets the same seat.
  const cleared = seatsOf('', '', '').map((seat, index) => ({
    ...seat,
    sentTo: ['Ana', 'Eve eve@a.my'][index],
  }))
  expect(entriesOfList('Hal\nEve\nAna', cleared, 1).entries).toEqual([
    [3, 'Hal'],
    [2, 'Eve, eve@a.my'],
    [1, 'Ana'],
  ])
  // An email without a name is for a seat that is free, and one may be that of a family.
  expect(entriesOfList('new@example.com', sent, 4).entries).toEqual([[4, 'new@example.com']])
  const unnamed = seatsOf('', '', '').map((seat) => ({ ...seat, isSent: seat.number === 1 }))
  expect(entriesOfList('new@a.my\nMei', unnamed, 2).entries.map(([seat]) => seat)).toEqual([2, 3])
  const family = seatsOf('Ali a@a.my', 'Ben a@a.my', 'Mei a@a.my')
  expect(
    entriesOfList('Mei a@a.my\nDevi a@a.my\nAli a@a.my', family, 1).entries.map(([seat]) => seat),
  ).toEqual([3, 2, 1])
  const given = seatsOf('Ali a@a.my', 'Ben a@a.my', '').map((seat) => ({
    ...seat,
    isSent: seat.number < 3,
  }))
  expect(entriesOfList('Eve a@a.my\nAli a@a.my', given, 1).entries.map(([seat]) => seat)).toEqual([
    3, 1,
  ])
  // A first name may be that of the father of another.
  const fathers = seatsOf('Ali', 'Abu', '', '')
  expect(
    entriesOfList('Abu bin Ali\nAli bin Hassan\nHassan bin Ali', fathers, 1).entries.map(
      ([seat]) => seat,
    ),
  ).toEqual([2, 1, 3])
  expect(
    entriesOfList('Lim Wei\nLim Mei Ann', seatsOf('Lim Mei', ''), 1).entries.map(([seat]) => seat),
  ).toEqual([2, 1])
  // Others only go to seats of people who are not in the list if it has half of the others.
  const first = seatsOf('Mei', 'Ali', '', '')
  expect(entriesOfList('Raj\nDevi', first, 1).entries.map(([seat]) => seat)).toEqual([3, 4])
  expect(entriesOfList('Raj\nDevi\nBen', first, 1).entries.map(([seat]) => seat)).toEqual([3, 4, 5])
  expect(entriesOfList('Mei\nRaj\nDevi\nBen', first, 1).entries.map(([seat]) => seat)).toEqual([
    1, 3, 4, 2,
  ])
  const full = seatsOf('Mei', 'Ali', 'Nur')
  expect(entriesOfList('Nur\nRaj\nMei', full, 1).entries.map(([seat]) => seat)).toEqual([3, 2, 1])
  // Nor is a title or a hyphen another name.
  const titled = seatsOf('Dr. Emily Chan', 'Zul bin Hj. Razak', 'Anne-Marie Low', '')
  const plain = 'Anne Marie Low\nZul bin Haji Razak\nEmily Chan'
  expect(entriesOfList(plain, titled, 1).entries.map(([seat]) => seat)).toEqual([3, 2, 1])
  // The same email allows another word in a longer name.
  const emailed = seatsOf('Tan Wei Ling w@a.my', 'Ali a@a.my', '')
  expect(
    entriesOfList('Ben b@a.my\nTan Wei Lynn w@a.my', emailed, 1).entries.map(([seat]) => seat),
  ).toEqual([3, 1])
  // The short forms of Malaysian names are the same names.
  const malays = seatsOf('Mohd. Amir b. Ali', 'Siti Aminah bt Osman', 'Raj a/l Kumar', '')
  const lists = 'Md Amir bin Osman\nRaj Kumar\nSiti Aminah binti Osman\nMuhammad Amir bin Ali'
  expect(entriesOfList(lists, malays, 1).entries.map(([seat]) => seat)).toEqual([4, 3, 2, 1])
  // Someone new, a corrected name, a completed one, and someone who left.
  expect(
    entriesOfList('Nur\nSarah\nMei Ling Tan', seatsOf('Sara', 'Mei Ling', 'Raj'), 1).entries,
  ).toEqual([
    [3, 'Nur'],
    [1, 'Sarah'],
    [2, 'Mei Ling Tan'],
  ])
})

it('returns the rows of its own CSV to their seats, by code or else by number, in any order and with any quotes', () => {
  const seats = [1, 2, 3].map((number) => ({ ...unknown, number, access_code: `LPI-${number}` }))
  const named = (number: number, name: string, email = '') => ({
    ...unknown,
    ...seats[number - 1],
    name,
    email,
  })
  const csv = seatsCsv(
    [
      named(3, '=1+1'),
      { ...named(2, 'Tan, "Mei" Ling', 'mei@example.com'), isSent: true },
      named(1, ''),
    ],
    'Please take a test.',
  )
  const entriesOf = (list: string) => entriesOfList(list, seats, 1).entries
  const expected = [
    [3, '=1+1'],
    [2, 'Tan, "Mei" Ling, mei@example.com'],
    [1, ''],
  ]
  expect(entriesOf(`\uFEFF${csv}`)).toEqual(expected)
  expect(entriesOfList(csv, seats, 1).sent).toEqual(new Set([2]))
  // A list of its own has the codes in another column, and other columns.
  for (const list of [
    'Code\tName\tEmail\nLPI-2\tMei\tm@a.my',
    'No\tName\tTeam\tCode\tEmail\n9\tMei\tHR\tLPI-2\tm@a.my',
  ])
    expect(entriesOf(list)).toEqual([[2, 'Mei m@a.my']])
  expect(entriesOf('LPI-2\tMei\tm@a.my')).toEqual([[2, 'Mei m@a.my']])
  const ofOtherOrder = seats.map((seat) => ({ ...seat, access_code: `OTHER-${seat.number}` }))
  expect(entriesOfList(csv, ofOtherOrder, 1)).toMatchObject({ entries: expected, sent: new Set() })
  const [one = named(1, ''), ...free] = ofOtherOrder
  const some = [{ ...one, entry: 'Aminah', name: 'Aminah' }, ...free]
  const others = 'seat,name,email,code\n1,Ben,,LPI-1\n3,Devi,,LPI-3'
  expect(entriesOfList(others, some, 1).entries).toEqual([
    [2, 'Ben'],
    [3, 'Devi'],
  ])
  expect(entriesOf(csv.split('\r\n').slice(1).join('\n'))).toEqual(expected)
  expect(entriesOf('2,Tan, Mei Ling,,LPI-2,https://t.example')).toEqual([[2, 'Tan, Mei Ling']])
  expect(entriesOf('2\tTan, Mei\tmei@a.my\tLPI-2\thttps://t.example')).toEqual([
    [2, 'Tan, Mei, mei@a.my'],
  ])
  expect(entriesOf('seat,name,email\n3,Ben,ben@example.com')).toEqual([[3, 'Ben, ben@example.com']])
  expect(parseRecipient('Tan, "Mei" Ling, mei@example.com').name).toBe('Tan, "Mei" Ling')
})

it('says how many entries of a list found a seat, and names the others', () => {
  const list = (names: string) => entriesOfList(names, [], 2)
  expect(fillText(list('Ben\nDevi\nMei'), 2)).toBe(
    '1 filled. Greeted as “Hi Ben!”. 2 did not fit: Devi, Mei',
  )
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
  expect(fillText(list('ben@example.com\nBen@example.com'), 3)).toBe(
    '2 filled. More than once: ben@example.com.',
  )
  expect(fillText(list('Ben'), 3, ['Devi', 'Ben'])).toBe(
    '1 filled. Greeted as “Hi Ben!”. More than once: Ben.',
  )
  expect(fillText(list('Ben\nMei'), 1, ['Devi'])).toBe(
    '0 filled. 2 did not fit (clear the names of those who left, and paste again): Ben, Mei',
  )
  expect(fillText(list('Ben\nMei'), 3, ['Devi'])).toContain('. Not in this list: Devi.')
  expect(fillText(list('Ben\nMei'), 9, ['Devi', 'Raj', 'Nur'])).toContain('Not in this list')
  expect(fillText(list('Ben\nMei'), 9, ['Devi', 'Raj', 'Nur', 'Ali'])).not.toContain(
    'Not in this list',
  )
  expect(fillText(list('Name\tTeam\nBen\tHR\nDevi\tHR'), 2)).toBe(
    '1 filled. Greeted as “Hi Ben!”. Left out: the heading, Team. 1 did not fit: Devi',
  )
})
