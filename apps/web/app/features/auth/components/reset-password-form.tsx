import { zodResolver } from '@hookform/resolvers/zod'
import { type ResetPasswordForm as ResetPasswordValues, resetPasswordFormSchema } from '@shop/contract'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { api } from '../../../api/client'
import { errorText } from '../../../api/form-errors'
import { Notice } from '../../../components/notice'
import { PasswordField, passwordRule } from '../../../components/password-field'
import { authToast, toast } from '../../../components/toast/toasts'
import { paths } from '../../../config/paths'
import { clearResetForm, saveResetForm } from '../reset-form-storage'
import { AuthForm, EmailField } from './auth-form'

interface ResetPasswordFormProps {
  readonly start: ResetPasswordValues
  readonly onReset: () => void
}

/** Reset Password (requirements §2, §5): validated on blur and change, saved on every change, cleared on success and on leaving. */
export const ResetPasswordForm = ({ start, onReset }: ResetPasswordFormProps) => {
  const reset = api.auth.resetPassword.useMutation()
  const { register, handleSubmit, subscribe, getValues, formState } = useForm({
    resolver: zodResolver(resetPasswordFormSchema),
    mode: 'all',
    defaultValues: start,
  })
  const { errors, dirtyFields } = formState

  useEffect(() => {
    void saveResetForm(getValues())
    const stop = subscribe({ formState: { values: true }, callback: ({ values }) => void saveResetForm(values) })
    return () => {
      stop()
      clearResetForm()
    }
  }, [subscribe, getValues])

  const submit = handleSubmit(({ email, token, new_password }) =>
    reset.mutate(
      { body: { email, token, password: new_password } },
      {
        onSuccess: ({ body }) => {
          authToast(body.message)
          onReset()
        },
        onError: (error) => toast.error(errorText(error)),
      },
    ),
  )
  return (
    <AuthForm
      action="Reset Password"
      busy={reset.isPending}
      onSubmit={submit}
      after={
        reset.isError ? (
          <Notice variant="info">
            <p>Your password was not changed. A link works once, within an hour.</p>
            <Link to={paths.forgotPassword(undefined, start.email)}>Request a new link</Link>
          </Notice>
        ) : null
      }
    >
      <EmailField readOnly {...register('email')} error={errors.email?.message} />
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        hint={passwordRule}
        // A new password changes whether the confirmation matches.
        {...register('new_password', dirtyFields.confirm_password ? { deps: ['confirm_password'] } : {})}
        error={errors.new_password?.message}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        {...register('confirm_password')}
        error={errors.confirm_password?.message}
      />
    </AuthForm>
  )
}
