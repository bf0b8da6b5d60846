import { zodResolver } from '@hookform/resolvers/zod'
import { signInInput } from '@shop/contract'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { paths } from '../../config/paths'
import { api } from '../../lib/api'
import { failureText, markFields } from '../../lib/failures'
import { toast } from '../../lib/toasts'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/form-field'
import { Stack } from '../../ui/page'
import { PasswordField } from '../../ui/password-field'
import { useEnter } from './use-enter'

/** Shop Login. Whatever goes wrong, what was typed stays. */
export const SignInForm = () => {
  const { cartUid, enter } = useEnter()
  const signIn = api.auth.signin.useMutation({ onSuccess: ({ body }) => enter(body) })
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(signInInput),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  })
  const { errors } = formState
  const submit = handleSubmit(({ email, password }) =>
    signIn.mutate(
      { body: { email, password, cart_uid: cartUid } },
      {
        onError: (error) => {
          if (!markFields(error, setError, ['email', 'password'])) toast.error(failureText(error))
        },
      },
    ),
  )
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={3}>
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          {...register('email')}
          error={errors.email?.message}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...register('password')}
          error={errors.password?.message}
        />
        <Button type="submit" fullWidth busy={signIn.isPending}>
          Sign In
        </Button>
        <Link to={paths.forgotPassword}>Forgot your password?</Link>
      </Stack>
    </form>
  )
}
