import { countryCodes, nameOfCountry, POLICY } from '@shop/contract'
import type { ShippingSettings } from '@shop/contract/host'
import { settingsApi } from '../../../api/domains/settings'
import { queryKeys } from '../../../api/query-keys'

/** Malaysia and its neighbours. */
const nearby = [POLICY.freeShippingCountry, 'SG', 'BN', 'ID', 'TH', 'PH']

/**
 * The countries that the host names, or every country: the nearby ones first, the others by name.
 */
const countriesOf = (settings: ShippingSettings | undefined): readonly string[] => {
  const named = (settings?.countries ?? []).flatMap(({ code }) => code ?? [])
  const all = named.length > 0 ? named : countryCodes
  const byName = all.toSorted((a, b) => nameOfCountry(a).localeCompare(nameOfCountry(b), 'en'))
  return [...new Set([...nearby.filter((code) => all.includes(code)), ...byName])]
}

/** Shipping charges in RM, and the countries that the shop delivers to (settings/shipping). */
export const useShipping = () =>
  settingsApi.shipping.useQuery({
    queryKey: queryKeys.shipping,
    select: ({ body: { data } }) => ({
      charges: data?.shipping_charges ?? 0,
      countries: countriesOf(data),
    }),
  })
