import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../shared/constants.ts'

interface PasswordRule {
  readonly isMet: (password: string) => boolean
  /** The message after the field's label. */
  readonly message: string
}

/** The order and texts of requirements §5. */
const passwordRules: readonly PasswordRule[] = [
  { isMet: (text) => text.length > 0, message: 'is required' },
  {
    isMet: (text) => text.length >= PASSWORD_MIN_LENGTH,
    message: `must be at least ${PASSWORD_MIN_LENGTH} characters`,
  },
  {
    isMet: (text) => /[A-Z]/.test(text),
    message: 'must contain at least one uppercase letter',
  },
  {
    isMet: (text) => /[a-z]/.test(text),
    message: 'must contain at least one lowercase letter',
  },
  {
    isMet: (text) => /[0-9]/.test(text),
    message: 'must contain at least one number',
  },
  // The requirements do not name the special characters: ASCII punctuation, which every keyboard has.
  {
    isMet: (text) => /[!-/:-@[-`{-~]/.test(text),
    message: 'must contain at least one special character',
  },
  {
    isMet: (text) => text.length <= PASSWORD_MAX_LENGTH,
    message: `must be at most ${PASSWORD_MAX_LENGTH} characters`,
  },
]

/**
 * The messages of the rules that a password breaks, in the order of requirements §5; empty for a valid password.
 * @param label the label of the field, which starts each message
 */
export function passwordProblems(password: string, label = 'New Password'): string[] {
  return passwordRules.filter((rule) => !rule.isMet(password)).map((rule) => `${label} ${rule.message}`)
}
