import { POLICY } from '@shop/contract'
import type { ShippingSettings } from '@shop/contract/host'
import { api } from '../../../api/client'
import { queryKeys } from '../../../api/query-keys'
import { countryCodes } from '../country-codes'

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
