import { zodResolver } from '@hookform/resolvers/zod'
import { type SignUpInput, signUpInputSchema } from '@shop/contract'
import { useMutation } from '@tanstack/react-query'
import { FormProvider, useForm } from 'react-hook-form'
import { succeeded } from '../../../api/client'
import { authApi } from '../../../api/domains/auth'
import { setFieldErrors } from '../../../api/form-errors'
import {
  asTyped,
  FieldGrid,
  fieldsOf,
  phoneNumber,
  TextField,
} from '../../../components/mui/form-field'
import { PasswordField } from '../../../components/mui/password-field'
import { passwordRule } from '../../../config/password-rule'
import { EmailWarning } from '../../addresses/components/field-warning'
import { useCompleteSignIn } from '../use-complete-sign-in'
import { AuthForm, EmailField } from './auth-form'

const fields = ['first_name', 'last_name', 'email', 'phone', 'password'] as const

/** Sign up: creates an account with the guest's cart and signs in. */
export const SignUpForm = () => {
  const { cartUid, completeSignIn } = useCompleteSignIn()
  const signUp = useMutation({
    mutationFn: async (body: SignUpInput) => {
      const { user, authorisation, ...rest } = (await succeeded(authApi.signup.mutate({ body })))
        .body
      if (user && authorisation) return { user, authorisation, ...rest }
      // The host creates the account without a session.
      const { email, password, cart_uid } = body
      const { body: session } = await succeeded(
        authApi.signin.mutate({ body: { email, password, cart_uid } }),
      )
      return { ...session, message: rest.message ?? session.message }
    },
    onSuccess: (session, { email }) => completeSignIn(session, email),
  })
  const form = useForm({
    resolver: zodResolver(signUpInputSchema),
    mode: 'onTouched',
    defaultValues: { first_name: '', last_name: '', email: '', phone: '', password: '' },
  })
  const field = fieldsOf(form)
  const submit = form.handleSubmit((values) =>
    signUp.mutate(
      { ...values, cart_uid: cartUid },
      { onError: (error) => void setFieldErrors(error, form.setError, fields) },
    ),
  )
  return (
    <FormProvider {...form}>
      <AuthForm action="Sign up" request={signUp} fields={fields} onSubmit={submit}>
        <FieldGrid>
          <TextField label="First name" autoComplete="given-name" {...field('first_name')} />
          <TextField label="Last name" autoComplete="family-name" {...field('last_name')} />
        </FieldGrid>
        <EmailField hint={<EmailWarning name="email" />} {...field('email')} />
        <TextField
          label="Phone"
          type="tel"
          optional
          autoComplete="tel"
          {...field('phone', phoneNumber)}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint={passwordRule}
          {...field('password', asTyped)}
        />
      </AuthForm>
    </FormProvider>
  )
}
