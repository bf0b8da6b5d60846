import { type ReactNode, useState } from 'react'
import { BrandMark } from './brand-mark'
import { Button, ButtonLink } from './button'
import { Centred, Stack } from './page'
import styles from './page-states.module.css'

interface StateProps {
  readonly title: string
  /** `h1` where it is the title of the page. */
  readonly as?: 'h1' | 'h2'
  readonly children?: ReactNode
}

/** Shown where a list or page has no content: says so and what to do next. */
export const EmptyState = ({ title, as: Title = 'h2', children }: StateProps) => (
  <Centred>
    <BrandMark size={56} />
    <Title>{title}</Title>
    {children}
  </Centred>
)

interface ErrorStateProps extends StateProps {
  /** Loads the content again; the button is busy until then. Never rejects. */
  readonly onRetry: () => Promise<unknown>
}

/** Shown where content could not be loaded: says what happened and offers a retry. */
export const ErrorState = ({ title, as: Title = 'h2', children, onRetry }: ErrorStateProps) => {
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await onRetry()
    setBusy(false)
  }
  return (
    <Centred role="alert">
      <Stack gap={1}>
        <Title>{title}</Title>
        {children}
      </Stack>
      <Button variant="quiet" onClick={() => void retry()} busy={isBusy}>
        Try again
      </Button>
    </Centred>
  )
}

/**
 * Shown instead of the cart of a customer whose session expired.
 * @param signInUrl has the return path
 */
export const SessionExpired = ({ signInUrl }: { readonly signInUrl: string }) => (
  <EmptyState title="Your session has ended">
    <p>
      Sign in again to continue. Your cart is saved in your account, and we’ve kept what you typed.
    </p>
    <ButtonLink to={signInUrl}>Sign in</ButtonLink>
  </EmptyState>
)

/** A rotating ring; decorative, since the text next to it says what is loading. */
export const Spinner = () => <div className={styles.spinner} aria-hidden />

/** A spinner in place of a page; `label` is announced once to screen readers. */
export const PageSpinner = ({ label }: { readonly label: string }) => (
  <div className={styles.page} aria-busy="true">
    <span className="visually-hidden" role="status">
      {label}
    </span>
    <Spinner />
  </div>
)
