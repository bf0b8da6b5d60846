import { zodResolver } from '@hookform/resolvers/zod'
import { changePasswordInputSchema } from '@shop/contract'
import { useForm } from 'react-hook-form'
import { api } from '../../../api/client'
import { showFormError } from '../../../api/form-errors'
import { Button } from '../../../components/button'
import { Card, Stack } from '../../../components/page'
import { PasswordField, passwordRule } from '../../../components/password-field'
import { productToast } from '../../../components/toast/toasts'
import { useShopSelector } from '../../../state/hooks'
import styles from './password-panel.module.css'

const empty = { current_password: '', new_password: '' }

/** Password change by the rules of requirements §5. This session continues; all others end (architecture §4). */
export const PasswordPanel = () => {
  const email = useShopSelector(({ auth }) => auth.user?.email)
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(changePasswordInputSchema),
    mode: 'onTouched',
    defaultValues: empty,
  })
  const { errors } = formState
  // Also when the customer has left the panel, unlike the callbacks of `mutate`.
  const change = api.profile.updatePassword.useMutation({
    onSuccess: ({ body: { message } }) => {
      reset(empty)
      productToast(message ?? 'Your password is changed.')
    },
  })
  const submit = handleSubmit((body) =>
    change.mutate(
      { body },
      { onError: (error) => showFormError(error, setError, ['current_password', 'new_password']) },
    ),
  )
  return (
    <Card className={styles.narrow}>
      <form noValidate onSubmit={submit} aria-label="Password">
        <Stack gap={3}>
          <Stack gap={1}>
            <h2>Password</h2>
            <p>You’ll be signed out on every other device.</p>
          </Stack>
          {/* For password managers. */}
          <input type="hidden" autoComplete="username" value={email ?? ''} readOnly />
          <PasswordField
            label="Current Password"
            autoComplete="current-password"
            {...register('current_password')}
            error={errors.current_password?.message}
          />
          <PasswordField
            label="New Password"
            autoComplete="new-password"
            hint={passwordRule}
            {...register('new_password')}
            error={errors.new_password?.message}
          />
          <div>
            <Button type="submit" busy={change.isPending}>
              Change password
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
