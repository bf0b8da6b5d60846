import { useNavigate } from 'react-router'
import { paths } from '../config/paths'
import { AuthFrame } from '../features/auth/auth-frame'
import { PasswordLinkNotice } from '../features/auth/password-link-notice'
import { useQueryParams } from '../lib/use-hydrated'
import { pageTitle } from '../ui/page-title'

export const meta = () =>
  pageTitle('Check your email', 'The link for a new password is on its way to your email address.')

export default function PasswordLink() {
  const { query } = useQueryParams()
  const navigate = useNavigate()
  const email = query.get('email')
  return (
    <AuthFrame
      title="Check your email"
      lead={
        <>
          If there is an account for {email ? <strong>{email}</strong> : 'this address'}, the reset link was sent to the
          email. Please check your inbox or spam.
        </>
      }
    >
      <PasswordLinkNotice onOver={() => navigate(paths.forgotPassword, { replace: true })} />
    </AuthFrame>
  )
}
