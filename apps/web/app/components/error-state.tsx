import type { ReactNode } from 'react'
import { Button } from './button'
import { Centred, Stack } from './page'

interface ErrorStateProps {
  readonly title: string
  /** `h1` where it is the title of the page. */
  readonly as?: 'h1' | 'h2'
  readonly children?: ReactNode
  readonly onRetry?: () => void
  readonly busy?: boolean
}

/** Shown where content could not be loaded: says what happened and offers a retry. */
export const ErrorState = ({ title, as: Title = 'h2', children, onRetry, busy = false }: ErrorStateProps) => (
  <Centred role="alert">
    <Stack gap={1}>
      <Title>{title}</Title>
      {children}
    </Stack>
    {onRetry ? (
      <Button variant="quiet" onClick={onRetry} busy={busy}>
        Try again
      </Button>
    ) : null}
  </Centred>
)
