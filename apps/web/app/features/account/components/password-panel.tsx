import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import { changePasswordInputSchema } from '@shop/contract'
import { useForm } from 'react-hook-form'
import { failureOf } from '../../../api/api-error'
import { profileApi } from '../../../api/domains/profile'
import { failureText } from '../../../api/failure-text'
import { showFormError } from '../../../api/form-errors'
import { asTyped, fieldsOf } from '../../../components/mui/form-field'
import { PasswordField } from '../../../components/mui/password-field'
import { Card, Stack } from '../../../components/page'
import { productToast, toast } from '../../../components/toast/toasts'
import { passwordRule } from '../../../config/password-rule'
import { useShopSelector } from '../../../state/hooks'
import styles from './password-panel.module.css'

const empty = { current_password: '', new_password: '' }

/**
 * Password change by the rules of requirements §5. This session continues; all others end
 * (architecture §4).
 */
export const PasswordPanel = () => {
  const email = useShopSelector(({ auth }) => auth.user?.email)
  const form = useForm({
    resolver: zodResolver(changePasswordInputSchema),
    mode: 'onTouched',
    defaultValues: empty,
  })
  const field = fieldsOf(form)
  // Also when the customer has left the panel, unlike the callbacks of `mutate`.
  const change = profileApi.updatePassword.useMutation({
    onSuccess: ({ body: { message } }) => {
      form.reset(empty)
      productToast(message ?? 'Your password is changed.')
    },
  })
  const submit = form.handleSubmit((body) =>
    change.mutate(
      { body },
      {
        onError: (error) => {
          if (['no-response', 'not-understood'].includes(failureOf(error)))
            toast.error(`${failureText(error)} Your new password may already be the current one.`)
          else showFormError(error, form.setError, ['current_password', 'new_password'])
        },
      },
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
            {...field('current_password', asTyped)}
          />
          <PasswordField
            label="New Password"
            autoComplete="new-password"
            hint={passwordRule}
            {...field('new_password', asTyped)}
          />
          <div>
            <Button type="submit" loading={change.isPending}>
              Change password
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
