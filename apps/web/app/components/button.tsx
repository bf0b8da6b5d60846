import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'
import { classNames } from './class-names'

interface Look {
  /** Primary: the one thing to do here. Quiet: what else one can do. Link: a step aside. */
  readonly look?: 'primary' | 'quiet' | 'link'
  readonly fullWidth?: boolean
  readonly startIcon?: ReactNode
}

type ButtonProps = Look &
  ComponentProps<'button'> & {
    /** While true the label makes way for a spinner, the width stays, and presses do nothing. */
    readonly busy?: boolean
  }

/** The house's button. */
export const Button = ({
  look: name = 'primary',
  fullWidth = false,
  startIcon,
  busy = false,
  disabled = false,
  type = 'button',
  children,
  ...rest
}: ButtonProps) => (
  <button
    type={type}
    data-look={name}
    data-wide={fullWidth}
    disabled={disabled || busy}
    aria-busy={busy || undefined}
    {...rest}
    className={classNames(styles.button, rest.className)}
  >
    {startIcon}
    <span style={busy ? { opacity: 0 } : undefined}>{children}</span>
    {busy ? <span className={styles.spinner} aria-hidden /> : null}
  </button>
)

type ButtonLinkProps = Look & { readonly to: string; readonly children: ReactNode; readonly onClick?: () => void }

/** A link to another page of the shop, in a button's clothes. */
export const ButtonLink = ({
  look: name = 'primary',
  fullWidth = false,
  startIcon,
  children,
  ...rest
}: ButtonLinkProps) => (
  <Link data-look={name} data-wide={fullWidth} {...rest} className={styles.button}>
    {startIcon}
    {children}
  </Link>
)
