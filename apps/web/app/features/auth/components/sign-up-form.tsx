import { zodResolver } from '@hookform/resolvers/zod'
import { type SignUpInput, signUpInputSchema } from '@shop/contract'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { api, succeeded } from '../../../api/client'
import { generalErrorText, setFieldErrors } from '../../../api/form-errors'
import { TextField } from '../../../components/form-field'
import { PasswordField, passwordRule } from '../../../components/password-field'
import { useCompleteSignIn } from '../use-complete-sign-in'
import { AuthForm, EmailField } from './auth-form'
import styles from './sign-up-form.module.css'

const fields = ['first_name', 'last_name', 'email', 'phone', 'password'] as const

/** Sign up: creates an account with the guest's cart and signs in. */
export const SignUpForm = () => {
  const { cartUid, completeSignIn } = useCompleteSignIn()
  const signUp = useMutation({
    mutationFn: async (body: SignUpInput) => {
      const { user, authorisation, ...rest } = (await succeeded(api.auth.signup.mutate({ body }))).body
      if (user && authorisation) return { user, authorisation, ...rest }
      // The host creates the account without a session.
      const { email, password, cart_uid } = body
      const { body: session } = await succeeded(api.auth.signin.mutate({ body: { email, password, cart_uid } }))
      return { ...session, message: rest.message ?? session.message }
    },
    onSuccess: (session, { email }) => completeSignIn(session, email),
  })
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(signUpInputSchema),
    mode: 'onTouched',
    defaultValues: { first_name: '', last_name: '', email: '', phone: '', password: '' },
  })
  const { errors } = formState
  const submit = handleSubmit((values) =>
    signUp.mutate(
      { ...values, cart_uid: cartUid },
      {
        onError: (error) => void setFieldErrors(error, setError, fields),
      },
    ),
  )
  return (
    <AuthForm action="Sign up" busy={signUp.isPending} onSubmit={submit} error={generalErrorText(signUp.error, fields)}>
      <div className={styles.pair}>
        <TextField
          label="First name"
          autoComplete="given-name"
          {...register('first_name')}
          error={errors.first_name?.message}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          {...register('last_name')}
          error={errors.last_name?.message}
        />
      </div>
      <EmailField {...register('email')} error={errors.email?.message} />
      <TextField
        label="Phone"
        type="tel"
        optional
        autoComplete="tel"
        {...register('phone')}
        error={errors.phone?.message}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={passwordRule}
        {...register('password')}
        error={errors.password?.message}
      />
    </AuthForm>
  )
}
