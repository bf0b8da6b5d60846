import { parseTolerant } from '@shop/contract'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { ButtonLink } from '../../components/button'
import { lazyMuiView } from '../../components/lazy-view'
import { Stack } from '../../components/page'
import { FormSkeleton, PageSkeleton } from '../../components/skeleton'
import { paths } from '../../config/paths'
import { pageTitle } from '../../config/seo'
import { AuthLayout } from '../../features/auth/components/auth-layout'
import { openResetForm } from '../../features/auth/reset-form-storage'
import { useHydrated } from '../../hooks/use-hydrated'
import { safeRedirect } from '../../routing/return-path'

/** The state of the link's entry in the browser's history. */
const stateSchema = z.object({ token: z.string() })

const ResetPasswordForm = lazyMuiView(
  async () =>
    (await import('../../features/auth/components/reset-password-form')).ResetPasswordForm,
  <FormSkeleton fields={3} hasLink />,
)

export const meta = () => pageTitle('Reset Password')

/**
 * Target of the mailed link with email and token. The token moves at once from the address bar,
 * where it could be shared, to the state of the history entry, which Back and a reload restore.
 */
export default function ResetPassword() {
  const [query] = useSearchParams()
  const { state } = useLocation()
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const keptToken = parseTolerant(stateSchema, state)?.token ?? ''
  const [start] = useState(() =>
    openResetForm({ email: query.get('email') ?? '', token: query.get('token') || keptToken }),
  )
  const { email, token } = start
  const next = safeRedirect(query.get('next'))
  const isMoving = hydrated && token !== keptToken
  useEffect(() => {
    if (!isMoving) return
    const path = paths.resetPassword(email, '', next)
    void navigate(path, { replace: true, preventScrollReset: true, state: { token } })
  }, [isMoving, navigate, email, token, next])

  if (!hydrated) return <PageSkeleton />
  if (token === '') {
    return (
      <AuthLayout title="Reset Password" lead="This link is incomplete.">
        <Stack gap={3}>
          <p>Open the link in your email again, or request a new one.</p>
          <div>
            <ButtonLink to={paths.forgotPassword(next, email)}>Request a new link</ButtonLink>
          </div>
        </Stack>
      </AuthLayout>
    )
  }
  // Only the link to the first password of a guest's account has a return path.
  const lead = next
    ? 'It is for your account. Then sign in with it to see your order.'
    : 'Choose a new password. You’ll be signed out on every device.'
  return (
    <AuthLayout title={next ? 'Choose a password' : 'Reset Password'} lead={lead}>
      <ResetPasswordForm start={start} next={next} />
    </AuthLayout>
  )
}
