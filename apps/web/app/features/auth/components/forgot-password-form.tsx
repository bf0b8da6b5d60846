import { zodResolver } from '@hookform/resolvers/zod'
import { forgotPasswordInputSchema } from '@shop/contract'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { authApi } from '../../../api/domains/auth'
import { setFieldErrors } from '../../../api/form-errors'
import { fieldsOf } from '../../../components/mui/form-field'
import { authToast } from '../../../components/toast/toasts'
import { paths } from '../../../config/paths'
import { EmailWarning } from '../../addresses/components/field-warning'
import { AuthForm, EmailField } from './auth-form'

/**
 * Requests a reset link. The response is the same whether or not the account exists (architecture
 * §4).
 */
export const ForgotPasswordForm = ({ email: start }: { readonly email: string }) => {
  const navigate = useNavigate()
  const request = authApi.forgotPassword.useMutation()
  const form = useForm({
    resolver: zodResolver(forgotPasswordInputSchema),
    mode: 'onTouched',
    defaultValues: { email: start },
  })
  const submit = form.handleSubmit(({ email }) =>
    request.mutate(
      { body: { email } },
      {
        onSuccess: ({ body }) => {
          authToast(body.message)
          void navigate(paths.passwordLink(email))
        },
        onError: (error) => void setFieldErrors(error, form.setError, ['email']),
      },
    ),
  )
  return (
    <FormProvider {...form}>
      <AuthForm action="Send the reset link" request={request} fields={['email']} onSubmit={submit}>
        <EmailField hint={<EmailWarning name="email" />} {...fieldsOf(form)('email')} />
      </AuthForm>
    </FormProvider>
  )
}
