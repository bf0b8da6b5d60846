import { laterForVisitor } from '../../components/lazy-component'
import { pageTitle } from '../../components/page-title'

export const meta = () => [
  ...pageTitle('Reset Password', 'Choose a new password for your account, with the link from your email.'),
  { name: 'referrer', content: 'no-referrer' },
]

export default laterForVisitor(async () => (await import('./reset-password-page')).ResetPassword)
