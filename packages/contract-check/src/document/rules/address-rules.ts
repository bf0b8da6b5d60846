/** Rules of the addresses in requests. */
import { addressInputSchema } from '@shop/contract'
import type { JsonObject } from '../../json.ts'
import { requestRule, validity } from './rule.ts'

const addressValidity = (place: JsonObject) =>
  validity(addressInputSchema)({ address_line_one: '1 Jalan Contoh', state: 'Selangor', ...place })

const otherCountries = 'AU BN CA CN DE GB ID IN JP NZ PH SG TH US VN'.split(' ')

const inMalaysia = (postal_code: string) => ({ country: 'MY', postal_code })

export const addressRules: JsonObject = {
  'malaysian-postal-code': requestRule(
    'A postal code in Malaysia (MY) has five digits.',
    addressValidity,
    [
      ...['46000', '00000', '01000', '98859', '99999', ' 46000 '].map(inMalaysia),
      { country: 'SG', postal_code: '238801' },
      { country: 'GB', postal_code: 'SW1A 1AA' },
      { country: 'IE', postal_code: 'D02 X285' },
      { country: 'BN', postal_code: 'BS8811' },
      ...['4600', '460000', '46 00', '46-00', 'ABCDE'].map(inMalaysia),
      ...otherCountries.map((country) => ({ country, postal_code: 'A1-2' })),
    ],
  ),
  'malaysian-address': requestRule(
    'An address in Malaysia (MY) has a state and a postal code; in other countries they may be ' +
      'empty.',
    addressValidity,
    [
      { country: 'MY', state: 'Selangor', postal_code: '46000' },
      { country: 'MY', state: '', postal_code: '46000' },
      { country: 'MY', state: 'Selangor', postal_code: '' },
      { country: 'HK', state: '', postal_code: '' },
      { country: 'SG', state: '', postal_code: '238801' },
      ...otherCountries.map((country) => ({ country, state: '', postal_code: '' })),
    ],
  ),
}
