import { type ReactNode, useEffect, useState } from 'react'
import { paths } from '../config/paths'
import { BrandMark } from './brand-mark'
import { Button } from './button'
import { Stack } from './page'
import styles from './states.module.css'

/** A quiet block in the shape of what comes. */
export const Skeleton = ({
  width = '100%',
  height = '1em',
}: {
  readonly width?: number | string
  readonly height?: number | string
}) => <span className={styles.block} style={{ width, height }} aria-hidden />

/** Shows its children only after 200 ms, so that a quick answer brings no flicker; their room is kept from the start. */
const AfterAMoment = ({ children }: { readonly children: ReactNode }) => {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), 200)
    return () => clearTimeout(timer)
  }, [])
  return <div style={{ visibility: due ? 'visible' : 'hidden' }}>{children}</div>
}

/**
 * What stands in for something that loads: said once to screen readers, drawn as skeletons. Where no script runs it never will,
 * and that is said.
 */
export const Loading = ({
  label = 'Loading…',
  children,
}: {
  readonly label?: string
  readonly children: ReactNode
}) => (
  <div aria-busy="true">
    <noscript>
      <p>
        This part of the page needs JavaScript. Allow it for this site, or <a href={paths.contact}>write to us</a>.
      </p>
    </noscript>
    <span className="visually-hidden" role="status">
      {label}
    </span>
    <AfterAMoment>{children}</AfterAMoment>
  </div>
)

interface FormWaitsProps {
  readonly fields?: number
  /** A line under its button, such as a link. */
  readonly after?: boolean
}

/** A form that is on its way, in the shape of its fields and a button, so that nothing moves when it comes. */
export const FormWaits = ({ fields = 2, after = false }: FormWaitsProps) => (
  <Loading>
    <Stack gap={3}>
      {Array.from({ length: fields }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other name
        <Skeleton key={index} height={85} />
      ))}
      <Skeleton width={160} height={48} />
      {after ? <Skeleton width={120} height={27} /> : null}
    </Stack>
  </Loading>
)

interface StateProps {
  readonly title: string
  readonly children?: ReactNode
}

/** Nothing is here: says so, and what to do next. */
export const Empty = ({ title, children }: StateProps) => (
  <div className={styles.centre}>
    <BrandMark size={56} />
    <h2>{title}</h2>
    {children}
  </div>
)

interface FailureProps extends StateProps {
  readonly onRetry?: () => void
  readonly busy?: boolean
}

/** Something went wrong: says what happened, and offers to try again. */
export const Failure = ({ title, children, onRetry, busy = false }: FailureProps) => (
  <div className={styles.centre} role="alert">
    <Stack gap={1}>
      <h2>{title}</h2>
      {children}
    </Stack>
    {onRetry ? (
      <Button look="quiet" onClick={onRetry} busy={busy}>
        Try again
      </Button>
    ) : null}
  </div>
)
