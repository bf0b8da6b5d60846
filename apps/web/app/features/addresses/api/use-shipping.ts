import { api } from '../../../api/client'
import { queryKeys } from '../../../api/query-keys'

/** Shipping charges and the countries that the shop delivers to (settings/shipping). */
export const useShipping = () =>
  api.settings.shipping.useQuery({ queryKey: queryKeys.shipping, select: ({ body }) => body.data })

/**
 * The name of a country code (architecture §4). Any other text, as from a host that sends names, is returned as it is.
 * Empty while the names load.
 */
export const useCountryName = (country: string): string => {
  const { data, isPending } = useShipping()
  if (isPending && /^[A-Z]{2}$/.test(country)) return ''
  return data?.countries.find(({ code }) => code === country)?.name ?? country
}
