import { POLICY } from '@shop/contract'

/**
 * The countries whose addresses name no town, from Google's address data
 * (https://chromium-i18n.appspot.com/ssl-address, CC BY).
 */
const withoutTown = new Set(['AE', 'GI', 'JP', 'KY', 'MO', 'NR', 'SG'])

/**
 * The fields of a place: a country may have no states or no postal codes.
 * @param country two-letter code of ISO 3166
 */
export const placeFieldsOf = (country: string) => {
  const isMalaysian = country === POLICY.freeShippingCountry
  return {
    town: { label: 'Town or city', optional: withoutTown.has(country) },
    state: { label: isMalaysian ? 'State' : 'State or province', optional: !isMalaysian },
    postal_code: { label: 'Postal code', optional: !isMalaysian },
  }
}
