import { zodResolver } from '@hookform/resolvers/zod'
import { forgotPasswordInputSchema } from '@shop/contract'
import { useForm } from 'react-hook-form'
import { api } from '../../../api/client'
import { showFormError } from '../../../api/form-errors'
import { productToast } from '../../../components/toast/toasts'
import { AuthForm, EmailField } from './auth-form'

/** Asks for a reset link. The answer is the same whether or not the account exists (architecture §4). */
export const ForgotPasswordForm = ({ onSent }: { readonly onSent: (email: string) => void }) => {
  const ask = api.auth.forgotPassword.useMutation()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(forgotPasswordInputSchema),
    mode: 'onTouched',
    defaultValues: { email: '' },
  })
  const submit = handleSubmit(({ email }) =>
    ask.mutate(
      { body: { email } },
      {
        onSuccess: ({ body }) => {
          productToast('success', body.message)
          onSent(email)
        },
        onError: (error) => showFormError(error, setError, ['email']),
      },
    ),
  )
  return (
    <AuthForm action="Send the reset link" busy={ask.isPending} onSubmit={submit}>
      <EmailField {...register('email')} error={formState.errors.email?.message} />
    </AuthForm>
  )
}
