import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'
import { classNames } from './class-names'

interface Appearance {
  /**
   * `primary`: the main action of a page or form. `quiet`: other actions. `link`: minor actions.
   */
  readonly variant?: 'primary' | 'quiet' | 'link'
  readonly fullWidth?: boolean
}

type ButtonProps = Appearance &
  ComponentProps<'button'> & {
    /** Disables the button and shows a spinner over its label; the width stays. */
    readonly busy?: boolean
    readonly startIcon?: ReactNode
  }

/**
 * Disables a button until something is done. With the attribute `disabled`, browsers would move its
 * focus to the body, and a keyboard user would have to find the button again.
 */
const waiting = { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() }

export const Button = ({
  variant = 'primary',
  fullWidth = false,
  startIcon,
  busy = false,
  children,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    data-variant={variant}
    data-wide={fullWidth}
    aria-busy={busy || undefined}
    {...rest}
    {...(busy && waiting)}
    className={classNames(styles.button, rest.className)}
  >
    {startIcon}
    <span>{children}</span>
  </button>
)

type ButtonLinkProps = Appearance & { readonly to: string } & Pick<
    ComponentProps<'a'>,
    'children' | 'onClick' | 'ref'
  >

export const ButtonLink = ({
  variant = 'primary',
  fullWidth = false,
  ...rest
}: ButtonLinkProps) => (
  <Link data-variant={variant} data-wide={fullWidth} {...rest} className={styles.button} />
)

/** A button with an icon only; its name is its `aria-label`. */
export const IconButton = ({ disabled = false, ...rest }: ComponentProps<'button'>) => (
  <button
    type="button"
    {...rest}
    {...(disabled && waiting)}
    className={classNames(styles.iconButton, rest.className)}
  />
)
