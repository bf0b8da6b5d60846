import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import { parseTolerant, signInInputSchema } from '@shop/contract'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link, useLocation } from 'react-router'
import * as z from 'zod/mini'
import { authApi } from '../../../api/domains/auth'
import { setFieldErrors } from '../../../api/form-errors'
import { asTyped, fieldsOf } from '../../../components/mui/form-field'
import { PasswordField } from '../../../components/mui/password-field'
import { toast } from '../../../components/toast/toasts'
import { paths } from '../../../config/paths'
import { useReturnPath } from '../../../routing/return-path'
import { readExpiredSession } from '../../../state/owned-storage'
import { useCompleteSignIn } from '../use-complete-sign-in'
import { AuthForm, EmailField } from './auth-form'

const fields = ['email', 'password'] as const

/** The state of a navigation from a page that knows the email. */
const stateSchema = z.object({ email: z.string() })

export const SignInForm = () => {
  const { cartUid, completeSignIn } = useCompleteSignIn()
  const returnPath = useReturnPath()
  const { state } = useLocation()
  const [expired] = useState(readExpiredSession)
  // The alert below says the same as the toast.
  useEffect(() => toast.close('session-expired'), [])
  const signIn = authApi.signin.useMutation({
    onSuccess: (response, { body }) => completeSignIn(response.body, body.email),
  })
  const form = useForm({
    resolver: zodResolver(signInInputSchema),
    mode: 'onTouched',
    defaultValues: {
      email: parseTolerant(stateSchema, state)?.email ?? parseTolerant(z.string(), expired) ?? '',
      password: '',
    },
  })
  const field = fieldsOf(form)
  const typedEmail = useWatch({ control: form.control, name: 'email' })
  const submit = form.handleSubmit(({ email, password }) =>
    signIn.mutate(
      { body: { email, password, cart_uid: cartUid } },
      { onError: (error) => void setFieldErrors(error, form.setError, fields) },
    ),
  )
  return (
    <AuthForm
      action="Sign in"
      request={signIn}
      fields={fields}
      onSubmit={submit}
      after={<Link to={paths.forgotPassword(returnPath, typedEmail)}>Forgot your password?</Link>}
    >
      {expired === undefined ? null : (
        <Alert severity="info" role="status">
          <p>
            Your session has ended. Sign in again to go on. Your cart and what you typed are kept.
          </p>
        </Alert>
      )}
      <EmailField {...field('email')} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        {...field('password', asTyped)}
      />
    </AuthForm>
  )
}
