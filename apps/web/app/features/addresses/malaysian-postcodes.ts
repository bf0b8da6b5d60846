import { findPostcode } from 'malaysia-postcodes'

/** The names of the form's list where the postal service writes another. */
const stateNames: Readonly<Record<string, string>> = {
  'Pulau Pinang': 'Penang',
  'Wp Kuala Lumpur': 'Kuala Lumpur',
  'Wp Labuan': 'Labuan',
  'Wp Putrajaya': 'Putrajaya',
}

export interface PostcodePlace {
  readonly town: string
  readonly state: string
}

/** The place of a Malaysian postal code; undefined for an unknown one. */
export const placeOf = (postalCode: string): PostcodePlace | undefined => {
  const { found, state, city } = findPostcode(postalCode.trim())
  return found && state && city ? { town: city, state: stateNames[state] ?? state } : undefined
}
