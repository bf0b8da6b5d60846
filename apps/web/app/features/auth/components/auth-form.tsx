import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../../components/button'
import { TextField } from '../../../components/form-field'
import { Notice } from '../../../components/notice'
import { Stack } from '../../../components/page'

interface AuthFormProps {
  readonly action: string
  readonly busy: boolean
  readonly onSubmit: ComponentProps<'form'>['onSubmit']
  /** Why the form could not be sent; it stays until the form is sent again. */
  readonly error?: string | undefined
  readonly after?: ReactNode
  readonly children: ReactNode
}

/** A form of the `AuthLayout`: its fields and one full-width button. */
export const AuthForm = ({ action, busy, onSubmit, error, after, children }: AuthFormProps) => (
  <form noValidate onSubmit={onSubmit}>
    <Stack gap={3}>
      {children}
      {error ? (
        <Notice variant="error">
          <p>{error}</p>
        </Notice>
      ) : null}
      <Button type="submit" fullWidth busy={busy}>
        {action}
      </Button>
      {after}
    </Stack>
  </form>
)

export const EmailField = (props: Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'autoComplete'>) => (
  <TextField label="Email" type="email" autoComplete="username" {...props} />
)
