import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../shared/constants.ts'

/** The order and texts of requirements §5; a message follows the label of the field. */
const passwordRules: readonly [isMet: RegExp, message: string][] = [
  [/./s, 'is required'],
  [
    new RegExp(`^.{${PASSWORD_MIN_LENGTH},}$`, 's'),
    `must be at least ${PASSWORD_MIN_LENGTH} characters`,
  ],
  [/[A-Z]/, 'must contain at least one uppercase letter'],
  [/[a-z]/, 'must contain at least one lowercase letter'],
  [/[0-9]/, 'must contain at least one number'],
  // The requirements do not name the special characters: ASCII punctuation, which every keyboard
  // has.
  [/[!-/:-@[-`{-~]/, 'must contain at least one special character'],
  [
    new RegExp(`^.{0,${PASSWORD_MAX_LENGTH}}$`, 's'),
    `must be at most ${PASSWORD_MAX_LENGTH} characters`,
  ],
]

/** The messages of the rules that a password breaks; empty for a valid password. */
export function passwordProblems(password: string, label = 'New Password'): string[] {
  return passwordRules
    .filter(([isMet]) => !isMet.test(password))
    .map(([, message]) => `${label} ${message}`)
}
