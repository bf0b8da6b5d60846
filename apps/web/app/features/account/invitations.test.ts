import { expect, it } from 'vitest'
import { codeLines, invitationText, mailUrl, seatsCsv, whatsAppUrl } from './invitations'

const seat = { product_name: 'LPI Team Profile', access_code: 'LPI-1', test_url: 'https://t.example/?code=LPI-1' }

it('invites with the link and the code, and shares the text as a link', () => {
  const text = invitationText(seat) ?? ''
  expect(text).toContain(
    'take the LPI Team Profile. Open https://t.example/?code=LPI-1 and enter the access code LPI-1.',
  )
  expect(new URL(whatsAppUrl(text)).searchParams.get('text')).toBe(text)
  expect(new URL(mailUrl(seat, text)).searchParams.get('body')).toBe(text)
  expect(mailUrl({ ...seat, product_name: 'LPI\r\nBcc: a@b.example' }, text)).toContain('LPI%20Bcc')
  expect(invitationText({ product_name: 'LPI Team Profile' })).toBeUndefined()
})

it('shares a text with half of a surrogate pair', () => {
  expect(whatsAppUrl('LPI\ud800')).toBe('https://wa.me/?text=LPI')
  expect(mailUrl({ product_name: 'LPI\udc00' }, 'a\ud800b')).toContain('for%20LPI&body=ab')
})

it('quotes every cell of the table, and defuses formulas', () => {
  const csv = seatsCsv([{ ...seat, status: 'assigned', assigned_to: '=cmd("x")' }, {}])
  expect(csv.split('\r\n')).toEqual([
    '"Test","Access code","Link","Status","Assigned to"',
    `"LPI Team Profile","LPI-1","https://t.example/?code=LPI-1","assigned","'=cmd(""x"")"`,
    '"","","","",""',
  ])
  for (const formula of ['\n=1', ' +1', '\u0000@a', '\uFEFF-1', '＝1'])
    expect(seatsCsv([{ product_name: formula }]), formula).toContain(`"'${formula}"`)
  expect(codeLines([seat, {}, { access_code: 'LPI-2' }])).toBe('LPI-1\nLPI-2')
})
