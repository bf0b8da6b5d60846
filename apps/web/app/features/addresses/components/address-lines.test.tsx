import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AddressLines } from './address-lines'

const linesOf = (address: { state: string; country: string; postal_code: string }) =>
  renderToStaticMarkup(
    <AddressLines address={{ address_line_one: '1 Jalan Contoh', ...address }} />,
  ).match(/(?<=<span>).+?(?=<\/span>)/g)

it.each([
  [
    { state: 'Kuala Lumpur', country: 'MY', postal_code: '50450' },
    ['1 Jalan Contoh', '50450 Kuala Lumpur', 'Malaysia'],
  ],
  [{ state: '', country: 'SG', postal_code: '238801' }, ['1 Jalan Contoh', '238801', 'Singapore']],
  [{ state: '', country: 'Atlantis', postal_code: '' }, ['1 Jalan Contoh', 'Atlantis']],
])('prints the address %j as on a parcel', (address, lines) => {
  expect(linesOf(address)).toEqual(lines)
})
