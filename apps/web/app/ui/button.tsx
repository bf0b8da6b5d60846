import MuiButton from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'

const variants = { primary: 'contained', quiet: 'outlined', link: 'text' } as const

interface Look {
  /** Primary: the one thing to do here. Quiet: what else one can do. Link: a step aside. */
  readonly look?: keyof typeof variants
  readonly fullWidth?: boolean
  readonly startIcon?: ReactNode
}

const Spinner = styled('span')({
  position: 'absolute',
  insetInlineStart: 'calc(50% - 10px)',
  width: 20,
  height: 20,
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderTopColor: 'transparent',
  animation: 'spin 0.8s linear infinite',
  '@keyframes spin': { to: { transform: 'rotate(1turn)' } },
})

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'color' | 'ref'> & {
    /** While true the label makes way for a spinner, the width stays, and presses do nothing. */
    readonly busy?: boolean
  }

/** The house's button. */
export const Button = ({
  look = 'primary',
  busy = false,
  disabled = false,
  type = 'button',
  children,
  ...rest
}: ButtonProps) => (
  <MuiButton variant={variants[look]} type={type} disabled={disabled || busy} aria-busy={busy || undefined} {...rest}>
    <span style={busy ? { opacity: 0 } : undefined}>{children}</span>
    {busy ? <Spinner aria-hidden /> : null}
  </MuiButton>
)

type ButtonLinkProps = Look & { readonly to: string; readonly children: ReactNode; readonly onClick?: () => void }

/** A link to another page of the shop, in a button's clothes. */
export const ButtonLink = ({ look = 'primary', to, ...rest }: ButtonLinkProps) => (
  <MuiButton variant={variants[look]} component={Link} to={to} {...rest} />
)
