import { PASSWORD_MIN_LENGTH } from '@shop/contract'

/** The hint of a field for a new password. */
export const passwordRule =
  `At least ${PASSWORD_MIN_LENGTH} characters, with an uppercase and a lowercase letter, a ` +
  'number and a special character.'
