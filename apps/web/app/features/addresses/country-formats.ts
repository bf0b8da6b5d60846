/**
 * How countries write an address, from Google's address data
 * (https://chromium-i18n.appspot.com/ssl-address, CC BY). A country that no list names has towns
 * and postal codes, and needs neither a state nor a postal code for delivery. Hong Kong is left out
 * of `stateRequired`: buyers there do not expect to name an area.
 */
const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const stateRequired = codes(
  'AE AS AU BR CA CN CO CR ES FM HN ID IN IQ IT JM JP KN KR KY MH MP MX MY NR PF PG PW ' +
    'RU SO SV TW UM US VE VI',
)
const postalCodeRequired = codes(
  'AS AT AU AX BE BL BR CA CH CN CZ DE DK EE ES FI FK FM FR GB GF GG GL GP GR GS GU HU ' +
    'IM IN IO IT JE JP KR LI LT LU LV MF MH MP MQ MX MY NC NL NO NZ PF PL PM PN PR PT PW ' +
    'RE RO RU SE SG SH SJ SK SM TC TR TW UA US VI WF YT ZA',
)
const withoutTown = codes('AE GI JP KY MO NR SG')

const stateLabels: readonly (readonly [label: string, countries: ReadonlySet<string>])[] = [
  ['State', codes('AS AU BR FM IN MH MP MX MY NG PW UM US VE VI')],
  ['Emirate', codes('AE')],
  ['Area', codes('HK')],
  ['County', codes('IE TW')],
  ['Department', codes('CO HN NI')],
  ['District', codes('NR')],
  ['Island', codes('BS CV KI KN KY PF SC TV')],
  ['Parish', codes('BB JM')],
  ['Prefecture', codes('JP')],
  ['Region', codes('RU UA')],
]
const zipCode = codes('AS FM GU MH MP PR PW UM US VI')

const postalCodeLabel = (country: string): string => {
  if (zipCode.has(country)) return 'ZIP code'
  if (country === 'IE') return 'Eircode'
  return country === 'IN' ? 'PIN code' : 'Postal code'
}

/**
 * The fields of a place as its country calls and needs them.
 * @param country two-letter code of ISO 3166
 */
export const placeFieldsOf = (country: string) => ({
  town: { label: 'Town or city', optional: withoutTown.has(country) },
  state: {
    label: stateLabels.find(([, countries]) => countries.has(country))?.[0] ?? 'State or province',
    optional: !stateRequired.has(country),
  },
  postal_code: { label: postalCodeLabel(country), optional: !postalCodeRequired.has(country) },
})

const postalCodeDigits: readonly (readonly [digits: number, countries: ReadonlySet<string>])[] = [
  [4, codes('AT AU BD BE CH DK HU LU NO NZ PH ZA')],
  [5, codes('DE ES FI FR ID IT KR MM MX MY PK SA TH TR US')],
  [6, codes('CN IN RO RU SG')],
  [7, codes('JP')],
]

/**
 * Why a postal code may be wrong; undefined where nothing is known against it. It may be ignored.
 */
export const postalCodeWarning = (country: string, postalCode: string): string | undefined => {
  const code = postalCode.replaceAll(/[\s-]/g, '')
  const digits = postalCodeDigits.find(([, countries]) => countries.has(country))?.[0]
  if (code === '' || digits === undefined || new RegExp(`^\\d{${digits}}$`).test(code))
    return undefined
  // With the four more that the post office may ask for.
  if (country === 'US' && /^\d{9}$/.test(code)) return undefined
  return (
    `A ${postalCodeLabel(country).replace('Postal', 'postal')} usually has ${digits} ` +
    'digits there. Please check it.'
  )
}
