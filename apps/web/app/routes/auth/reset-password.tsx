import { zodResolver } from '@hookform/resolvers/zod'
import {
  parseTolerant,
  type ResetPasswordForm as ResetPasswordValues,
  resetPasswordFormSchema,
} from '@shop/contract'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { api } from '../../api/client'
import { errorText } from '../../api/form-errors'
import { ButtonLink } from '../../components/button'
import { fieldsOf } from '../../components/form-field'
import { Notice } from '../../components/notice'
import { Stack } from '../../components/page'
import { PasswordField, passwordRule } from '../../components/password-field'
import { PageSkeleton } from '../../components/skeleton'
import { authToast, toast } from '../../components/toast/toasts'
import { paths } from '../../config/paths'
import { seo } from '../../config/seo'
import { AuthForm, EmailField } from '../../features/auth/components/auth-form'
import { AuthLayout } from '../../features/auth/components/auth-layout'
import {
  clearResetForm,
  openResetForm,
  saveResetForm,
} from '../../features/auth/reset-form-storage'
import { useHydrated } from '../../hooks/use-hydrated'
import { safeRedirect } from '../../routing/return-path'
import { readOwned } from '../../state/owned-storage'
import { storageKeys } from '../../state/storage'

/** Where the visitor came from, before a mailed link was opened on this device. */
const storedReturnPath = () => {
  const path = readOwned(storageKeys.returnPath)
  return typeof path === 'string' ? safeRedirect(path) : undefined
}

/** The state of the link's entry in the browser's history. */
const stateSchema = z.object({ token: z.string() })

/**
 * Reset Password (requirements §2, §5): validated on blur and change, saved on every change,
 * cleared on success and on leaving.
 */
const ResetPasswordForm = ({
  start,
  next,
}: {
  start: ResetPasswordValues
  next: string | undefined
}) => {
  const navigate = useNavigate()
  const reset = api.auth.resetPassword.useMutation()
  const form = useForm({
    resolver: zodResolver(resetPasswordFormSchema),
    mode: 'all',
    defaultValues: start,
  })
  const { subscribe, handleSubmit } = form
  const field = fieldsOf(form)

  useEffect(() => {
    // A restored form again, which strict mode has cleared in development. An empty form is not
    // saved: it would replace that of another tab with the same link.
    if (start.new_password || start.confirm_password) saveResetForm(start)
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => saveResetForm(values),
    })
    return () => {
      stop()
      clearResetForm()
    }
  }, [subscribe, start])

  const submit = handleSubmit(({ email, token, new_password }) =>
    reset.mutate(
      { body: { email, token, password: new_password } },
      {
        onSuccess: ({ body }) => {
          authToast(body.message)
          // Back does not lead to the used link.
          const signIn = paths.signIn(next ?? storedReturnPath())
          void navigate(signIn, { replace: true, state: { email } })
        },
        onError: (error) => toast.error(errorText(error)),
      },
    ),
  )
  return (
    <AuthForm
      action="Reset Password"
      request={reset}
      onSubmit={submit}
      after={
        <>
          {reset.isError ? (
            <Notice variant="info">
              <p>
                A link works once, within an hour. If the connection broke, your new password may
                work already.
              </p>
              <Link to={paths.forgotPassword(next, start.email)}>Request a new link</Link>
            </Notice>
          ) : null}
          <Link to={paths.signIn(next)} state={{ email: start.email }}>
            Have a password already? Sign in
          </Link>
        </>
      }
    >
      <EmailField readOnly {...field('email')} />
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        hint={passwordRule}
        // A new password changes whether the confirmation matches.
        {...field(
          'new_password',
          form.formState.dirtyFields.confirm_password ? { deps: ['confirm_password'] } : {},
        )}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        {...field('confirm_password')}
      />
    </AuthForm>
  )
}

export const meta = () =>
  seo({
    title: 'Reset Password',
    description: 'Choose a new password for your account, with the link from your email.',
  })

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
