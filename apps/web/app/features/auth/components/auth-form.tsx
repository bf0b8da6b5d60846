import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../../components/button'
import { TextField } from '../../../components/form-field'
import { Stack } from '../../../components/page'

interface AuthFormProps {
  /** What the button says. */
  readonly action: string
  readonly busy: boolean
  readonly onSubmit: ComponentProps<'form'>['onSubmit']
  /** What stands under the button. */
  readonly after?: ReactNode
  readonly children: ReactNode
}

/** A form on the sheet of an `AuthFrame`: its fields, and one wide button. */
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

/** The address that is the login. */
export const EmailField = (props: Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'autoComplete'>) => (
  <TextField label="Email" type="email" autoComplete="username" {...props} />
)
