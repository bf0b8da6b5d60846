import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ButtonLink } from '../../components/button'
import { Stack } from '../../components/page'
import { paths } from '../../config/paths'
import { AuthFrame } from '../../features/auth/components/auth-layout'
import { ResetPasswordForm } from '../../features/auth/components/reset-password-form'
import { openResetForm } from '../../features/auth/reset-form-storage'

/** The mailed link: email and token. The address bar loses the token once it is read, so that it cannot be shared or seen. */
export function ResetPassword() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [start] = useState(() => openResetForm({ email: query.get('email') ?? '', token: query.get('token') ?? '' }))
  const tokenInAddress = query.has('token')

  useEffect(() => {
    if (tokenInAddress) void navigate(paths.resetPassword(start.email, ''), { replace: true, preventScrollReset: true })
  }, [tokenInAddress, navigate, start.email])

  if (start.token === '') {
    return (
      <AuthFrame title="Reset Password" lead="This link is not complete, so we cannot tell whose password to change.">
        <Stack gap={3}>
          <p>Open the link in the email once more, or ask for a new one.</p>
          <div>
            <ButtonLink to={paths.forgotPassword}>Ask for a new link</ButtonLink>
          </div>
        </Stack>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title="Reset Password" lead="Choose a new password. Every device that is signed in is then signed out.">
      <ResetPasswordForm start={start} onReset={() => navigate(paths.signIn())} />
    </AuthFrame>
  )
}
