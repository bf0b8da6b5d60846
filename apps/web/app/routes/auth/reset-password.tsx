import type { ResetPasswordForm as ResetPasswordValues } from '@shop/contract'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ButtonLink } from '../../components/button'
import { Stack } from '../../components/page'
import { PageSkeleton } from '../../components/skeleton'
import { paths } from '../../config/paths'
import { seo } from '../../config/seo'
import { AuthLayout } from '../../features/auth/components/auth-layout'
import { ResetPasswordForm } from '../../features/auth/components/reset-password-form'
import { openResetForm } from '../../features/auth/reset-form-storage'
import { safeRedirect } from '../../routing/safe-redirect'
import { readOwned } from '../../state/owned-storage'
import { storageKeys } from '../../state/storage'

export const meta = () =>
  seo({
    title: 'Reset Password',
    description: 'Choose a new password for your account, with the link from your email.',
    noReferrer: true,
  })

/** Where the visitor came from, before a mailed link was opened on this device. */
const storedReturnPath = () => {
  const path = readOwned(storageKeys.returnPath)
  return typeof path === 'string' ? safeRedirect(path) : undefined
}

/**
 * Target of the mailed link with email and token. The token leaves the address bar at once, so that it is not shared. The form is
 * shown when its saved values are decrypted, so that they replace nothing that was typed.
 */
export default function ResetPassword() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [link] = useState(() => ({ email: query.get('email') ?? '', token: query.get('token') ?? '' }))
  const [start, setStart] = useState<ResetPasswordValues>()

  useEffect(() => {
    let isCurrent = true
    void openResetForm(link).then((form) => isCurrent && setStart(form))
    return () => {
      isCurrent = false
    }
  }, [link])

  const email = start?.email
  const hasToken = query.has('token')
  useEffect(() => {
    if (hasToken && email !== undefined)
      void navigate(paths.resetPassword(email, ''), { replace: true, preventScrollReset: true })
  }, [hasToken, navigate, email])

  if (!start) return <PageSkeleton />
  if (start.token === '') {
    return (
      <AuthLayout title="Reset Password" lead="This link is incomplete.">
        <Stack gap={3}>
          <p>Open the link in your email again, or request a new one.</p>
          <div>
            <ButtonLink to={paths.forgotPassword()}>Request a new link</ButtonLink>
          </div>
        </Stack>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title="Reset Password" lead="Choose a new password. You’ll be signed out on every device.">
      <ResetPasswordForm
        start={start}
        onReset={() => navigate(paths.signIn(storedReturnPath()), { state: { email: start.email } })}
      />
    </AuthLayout>
  )
}
