import { zodResolver } from '@hookform/resolvers/zod'
import { signInInputSchema } from '@shop/contract'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { api } from '../../../api/client'
import { showFormError } from '../../../api/form-errors'
import { PasswordField } from '../../../components/password-field'
import { paths } from '../../../config/paths'
import { useReturnPath } from '../../../routing/use-return-path'
import { useCompleteSignIn } from '../use-complete-sign-in'
import { AuthForm, EmailField } from './auth-form'

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
        onError: (error) => showFormError(error, setError, ['email', 'password']),
      },
    ),
  )
  return (
    <AuthForm
      action="Sign in"
      busy={signIn.isPending}
      onSubmit={submit}
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
