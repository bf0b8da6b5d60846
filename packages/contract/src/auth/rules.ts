/** The password rule (requirements §5), with the spec's exact messages for the label "New Password". */
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../shared/constants.ts'

interface PasswordRule {
  readonly holds: (password: string) => boolean
  /** What follows the field's label. */
  readonly demand: string
}

const passwordRules: readonly PasswordRule[] = [
  { holds: (text) => text.length > 0, demand: 'is required' },
  {
    holds: (text) => text.length >= PASSWORD_MIN_LENGTH,
    demand: `must be at least ${PASSWORD_MIN_LENGTH} characters`,
  },
  {
    holds: (text) => /[A-Z]/.test(text),
    demand: 'must contain at least one uppercase letter',
  },
  {
    holds: (text) => /[a-z]/.test(text),
    demand: 'must contain at least one lowercase letter',
  },
  {
    holds: (text) => /[0-9]/.test(text),
    demand: 'must contain at least one number',
  },
  // The spec leaves the set open: the punctuation of ASCII, which every keyboard has.
  {
    holds: (text) => /[!-/:-@[-`{-~]/.test(text),
    demand: 'must contain at least one special character',
  },
  {
    holds: (text) => text.length <= PASSWORD_MAX_LENGTH,
    demand: `must be at most ${PASSWORD_MAX_LENGTH} characters`,
  },
]

/**
 * What is wrong with a password, in the order of requirements §5; empty when nothing is.
 * @param label the field's name, which starts each message
 */
export function passwordProblems(password: string, label = 'New Password'): string[] {
  return passwordRules.filter((rule) => !rule.holds(password)).map((rule) => `${label} ${rule.demand}`)
}
