import { zodResolver } from '@hookform/resolvers/zod'
import { signInInputSchema } from '@shop/contract'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { api } from '../../../api/client'
import { generalErrorText, setFieldErrors } from '../../../api/form-errors'
import { PasswordField } from '../../../components/password-field'
import { paths } from '../../../config/paths'
import { useReturnPath } from '../../../routing/use-return-path'
import { useCompleteSignIn } from '../use-complete-sign-in'
import { AuthForm, EmailField } from './auth-form'

const fields = ['email', 'password'] as const

/** Shop Login; an error keeps the input. */
export const SignInForm = () => {
  const { cartUid, completeSignIn } = useCompleteSignIn()
  const returnPath = useReturnPath()
  const signIn = api.auth.signin.useMutation({
    onSuccess: (response, { body }) => completeSignIn(response.body, body.email),
  })
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(signInInputSchema),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  })
  const { errors } = formState
  const submit = handleSubmit(({ email, password }) =>
    signIn.mutate(
      { body: { email, password, cart_uid: cartUid } },
      {
        onError: (error) => void setFieldErrors(error, setError, fields),
      },
    ),
  )
  return (
    <AuthForm
      action="Sign in"
      busy={signIn.isPending}
      onSubmit={submit}
      error={generalErrorText(signIn.error, fields)}
      after={<Link to={paths.forgotPassword(returnPath)}>Forgot your password?</Link>}
    >
      <EmailField {...register('email')} error={errors.email?.message} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        {...register('password')}
        error={errors.password?.message}
      />
    </AuthForm>
  )
}
