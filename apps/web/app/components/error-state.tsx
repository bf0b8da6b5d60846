import type { ReactNode } from 'react'
import { Button } from './button'
import { Centred, Stack } from './page'

interface ErrorStateProps {
  readonly title: string
  readonly children?: ReactNode
  readonly onRetry?: () => void
  readonly busy?: boolean
}

/** Shown where content could not be loaded: says what happened and offers a retry. */
export const ErrorState = ({ title, children, onRetry, busy = false }: ErrorStateProps) => (
  <Centred role="alert">
    <Stack gap={1}>
      <h2>{title}</h2>
      {children}
    </Stack>
    {onRetry ? (
      <Button variant="quiet" onClick={onRetry} busy={busy}>
        Try again
      </Button>
    ) : null}
  </Centred>
)
