import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../../components/button'
import { TextField } from '../../../components/form-field'
import { Stack } from '../../../components/page'

interface AuthFormProps {
  /** The submit button's label. */
  readonly action: string
  readonly busy: boolean
  readonly onSubmit: ComponentProps<'form'>['onSubmit']
  /** Shown below the button. */
  readonly after?: ReactNode
  readonly children: ReactNode
}

/** A form of the `AuthLayout`: its fields and one full-width button. */
export const AuthForm = ({ action, busy, onSubmit, after, children }: AuthFormProps) => (
  <form noValidate onSubmit={onSubmit}>
    <Stack gap={3}>
      {children}
      <Button type="submit" fullWidth busy={busy}>
        {action}
      </Button>
      {after}
    </Stack>
  </form>
)

/** The email address that identifies the account. */
export const EmailField = (props: Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'autoComplete'>) => (
  <TextField label="Email" type="email" autoComplete="username" {...props} />
)
