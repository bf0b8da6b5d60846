import { laterForVisitor } from '../ui/later'
import { pageTitle } from '../ui/page-title'

export const meta = () => [
  ...pageTitle('Reset Password', 'Choose a new password for your account, with the link from your email.'),
  { name: 'referrer', content: 'no-referrer' },
]

export default laterForVisitor(async () => (await import('./later/reset-password-page')).ResetPassword)
