import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import {
  type ResetPasswordForm as ResetPasswordValues,
  resetPasswordFormSchema,
} from '@shop/contract'
import { useEffect } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { authApi } from '../../../api/domains/auth'
import { errorText } from '../../../api/form-errors'
import { asTyped, fieldsOf } from '../../../components/mui/form-field'
import { PasswordField } from '../../../components/mui/password-field'
import { authToast, toast } from '../../../components/toast/toasts'
import { passwordRule } from '../../../config/password-rule'
import { paths } from '../../../config/paths'
import { safeRedirect } from '../../../routing/return-path'
import { readOwned } from '../../../state/owned-storage'
import { storageKeys } from '../../../state/storage'
import { clearResetForm, saveResetForm } from '../reset-form-storage'
import { AuthForm, EmailField } from './auth-form'

/** Where the visitor came from, before a mailed link was opened on this device. */
const storedReturnPath = () => {
  const path = readOwned(storageKeys.returnPath)
  return typeof path === 'string' ? safeRedirect(path) : undefined
}

interface ResetPasswordFormProps {
  readonly start: ResetPasswordValues
  /** Where the sign-in leads after it. */
  readonly next: string | undefined
}

/** Saves the form on every change, and clears the saved one on leaving. */
const useSavedForm = (
  { subscribe }: Pick<UseFormReturn<ResetPasswordValues>, 'subscribe'>,
  start: ResetPasswordValues,
) =>
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

const NewLink = ({ url }: { readonly url: string }) => (
  <Alert severity="info" role="status">
    <p>
      A link works once, within an hour. If the connection broke, your new password may work
      already.
    </p>
    <Link to={url}>Request a new link</Link>
  </Alert>
)

/**
 * Reset Password (requirements §2, §5): validated on blur and change, saved on every change,
 * cleared on success and on leaving.
 */
export const ResetPasswordForm = ({ start, next }: ResetPasswordFormProps) => {
  const navigate = useNavigate()
  const reset = authApi.resetPassword.useMutation()
  const form = useForm({
    resolver: zodResolver(resetPasswordFormSchema),
    mode: 'all',
    defaultValues: start,
  })
  useSavedForm(form, start)
  const field = fieldsOf(form)

  const submit = form.handleSubmit(({ email, token, new_password }) =>
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
          {reset.isError ? <NewLink url={paths.forgotPassword(next, start.email)} /> : null}
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
        {...field('new_password', {
          ...asTyped,
          deps: form.formState.dirtyFields.confirm_password ? ['confirm_password'] : [],
        })}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        {...field('confirm_password', asTyped)}
      />
    </AuthForm>
  )
}
