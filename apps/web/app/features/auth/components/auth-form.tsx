import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { ComponentProps, ReactNode } from 'react'
import { generalErrorText } from '../../../api/form-errors'
import { TextField } from '../../../components/mui/form-field'
import { Stack } from '../../../components/page'

interface AuthFormProps {
  readonly action: string
  readonly request: { readonly isPending: boolean; readonly error: unknown }
  /**
   * An error that is about none of these fields is shown in the form, until it is sent again;
   * without fields, no error.
   */
  readonly fields?: readonly string[]
  readonly onSubmit: ComponentProps<'form'>['onSubmit']
  readonly after?: ReactNode
  readonly children: ReactNode
}

/** A form of the `AuthLayout`: its fields and one full-width button. */
export const AuthForm = ({ action, request, fields, onSubmit, after, children }: AuthFormProps) => {
  const error = fields && generalErrorText(request.error, fields)
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap={3}>
        {children}
        {error ? (
          <Alert severity="error">
            <p>{error}</p>
          </Alert>
        ) : null}
        <Button type="submit" fullWidth loading={request.isPending}>
          {action}
        </Button>
        {after}
      </Stack>
    </form>
  )
}

export const EmailField = (
  props: Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'autoComplete'>,
) => <TextField label="Email" type="email" autoComplete="username" {...props} />
