import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { useRestoredFocus } from '../hooks/use-restored-focus'
import styles from './button.module.css'
import { classNames } from './class-names'

interface Appearance {
  /** `primary`: the main action of a page or form. `quiet`: other actions. `link`: minor actions. */
  readonly variant?: 'primary' | 'quiet' | 'link'
  readonly fullWidth?: boolean
  readonly startIcon?: ReactNode
}

type ButtonProps = Appearance &
  ComponentProps<'button'> & {
    /** Disables the button and shows a spinner over its label; the width stays. */
    readonly busy?: boolean
  }

export const Button = ({
  variant = 'primary',
  fullWidth = false,
  startIcon,
  busy = false,
  disabled = false,
  type = 'button',
  children,
  ...rest
}: ButtonProps) => {
  const isDisabled = disabled || busy
  const ref = useRestoredFocus(isDisabled)
  return (
    <button
      ref={ref}
      type={type}
      data-variant={variant}
      data-wide={fullWidth}
      disabled={isDisabled}
      aria-busy={busy || undefined}
      {...rest}
      className={classNames(styles.button, rest.className)}
    >
      {startIcon}
      <span style={busy ? { opacity: 0 } : undefined}>{children}</span>
      {busy ? <span className={styles.spinner} aria-hidden /> : null}
    </button>
  )
}

type ButtonLinkProps = Appearance & { readonly to: string; readonly children: ReactNode; readonly onClick?: () => void }

/** A link to a page of the shop that looks like a button. */
export const ButtonLink = ({
  variant = 'primary',
  fullWidth = false,
  startIcon,
  children,
  ...rest
}: ButtonLinkProps) => (
  <Link data-variant={variant} data-wide={fullWidth} {...rest} className={styles.button}>
    {startIcon}
    {children}
  </Link>
)
