import { POLICY } from '@shop/contract'
import type { ShippingSettings } from '@shop/contract/host'
import { api } from '../../../api/client'
import { queryKeys } from '../../../api/query-keys'

/** ISO 3166-1, two letters; for a host that does not name the countries that it delivers to. */
const countryCodes: readonly string[] = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ
  BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM
  DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS
  GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN
  KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ
  MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM
  PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV
  SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI
  VN VU WF WS YE YT ZA ZM ZW
`
  .trim()
  .split(/\s+/)

const regionNames = new Intl.DisplayNames(['en-GB'], { type: 'region' })

/** The name of a country code; any other text unchanged. */
export const nameOfCountry = (country: string): string =>
  /^[A-Z]{2}$/.test(country) ? (regionNames.of(country) ?? country).replace(' SAR China', '') : country

interface Country {
  readonly code: string
  readonly name: string
}

/** The countries that the host names; where it names none, every country, with Malaysia first. */
const countriesOf = (settings: ShippingSettings | undefined): readonly Country[] => {
  const named = (settings?.countries ?? []).flatMap(({ code, name }) =>
    code === undefined ? [] : [{ code, name: name ?? nameOfCountry(code) }],
  )
  if (named.length > 0) return named
  const all = countryCodes.map((code) => ({ code, name: nameOfCountry(code) }))
  const isFree = ({ code }: Country) => code === POLICY.freeShippingCountry
  const others = all.filter((country) => !isFree(country))
  return [...all.filter(isFree), ...others.sort((a, b) => a.name.localeCompare(b.name, 'en'))]
}

/** Shipping charges in RM, and the countries that the shop delivers to (settings/shipping). */
export const useShipping = () =>
  api.settings.shipping.useQuery({
    queryKey: queryKeys.shipping,
    select: ({ body: { data } }) => ({ charges: data?.shipping_charges ?? 0, countries: countriesOf(data) }),
  })

/**
 * The name of a country code (architecture §4). Any other text, as from a host that sends names, is returned as it is.
 * Empty while the names load.
 */
export const useCountryName = (country: string): string => {
  const { data, isPending } = useShipping()
  if (isPending && /^[A-Z]{2}$/.test(country)) return ''
  return data?.countries.find(({ code }) => code === country)?.name ?? country
}
