import { findPostcode } from 'malaysia-postcodes'

/**
 * The names that people use, and the states' names in the list of the form, where the postal
 * service writes another.
 */
const states: Readonly<Record<string, string>> = {
  'Pulau Pinang': 'Penang',
  'Wp Kuala Lumpur': 'Kuala Lumpur',
  'Wp Labuan': 'Labuan',
  'Wp Putrajaya': 'Putrajaya',
}
const towns: Readonly<Record<string, string>> = {
  'Pulau Pinang': 'George Town',
  'Usm Pulau Pinang': 'Gelugor',
}

/** The place of a Malaysian postal code; undefined for an unknown one. */
export const placeOf = (postalCode: string) => {
  const { found, state, city } = findPostcode(postalCode.trim())
  return found && state && city
    ? { town: towns[city] ?? city, state: states[state] ?? state }
    : undefined
}
export type PostcodePlace = NonNullable<ReturnType<typeof placeOf>>
