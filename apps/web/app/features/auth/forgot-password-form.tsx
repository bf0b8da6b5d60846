import { zodResolver } from '@hookform/resolvers/zod'
import { forgotPasswordInput } from '@shop/contract'
import { useForm } from 'react-hook-form'
import { api } from '../../lib/api'
import { failureText, markFields } from '../../lib/failures'
import { productToast, toast } from '../../lib/toasts'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/form-field'
import { Stack } from '../../ui/page'

/** Asks for a reset link. The answer is the same whether or not the account exists (design §4). */
export const ForgotPasswordForm = ({ onSent }: { readonly onSent: (email: string) => void }) => {
  const ask = api.auth.forgotPassword.useMutation()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(forgotPasswordInput),
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
        onError: (error) => {
          if (!markFields(error, setError, ['email'])) toast.error(failureText(error))
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
          error={formState.errors.email?.message}
        />
        <Button type="submit" fullWidth busy={ask.isPending}>
          Send the reset link
        </Button>
      </Stack>
    </form>
  )
}
