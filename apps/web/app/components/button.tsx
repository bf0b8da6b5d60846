import styled from '@emotion/styled'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'

const look = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 48,
  minWidth: 64,
  padding: '8px 24px',
  border: '1px solid transparent',
  borderRadius: 'var(--radius)',
  background: 'transparent',
  color: 'var(--ink)',
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition:
    'background-color var(--motion-quick) var(--motion-ease), border-color var(--motion-quick) var(--motion-ease), color var(--motion-quick) var(--motion-ease)',
  "&[data-wide='true']": { width: '100%' },
  '&:disabled': { opacity: 0.6, cursor: 'default' },
  "&[data-look='primary']": { color: 'var(--on-accent)', background: 'var(--accent)' },
  "&[data-look='primary']:is(:hover, :active):not(:disabled)": { background: 'var(--accent-strong)' },
  "&[data-look='quiet']": { borderColor: 'var(--control)' },
  "&[data-look='quiet']:hover:not(:disabled)": { borderColor: 'var(--ink)', background: 'var(--shade)' },
  "&:not([data-look='link']):active:not(:disabled)": { transform: 'translateY(1px)' },
  "&[data-look='link']": {
    minHeight: 0,
    minWidth: 0,
    padding: '4px 0',
    color: 'var(--accent)',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: 1,
  },
  "&[data-look='link']:hover:not(:disabled)": { textDecorationThickness: 2 },
} as const

const Pressed = styled('button')(look)
const Followed = styled(Link)(look)

interface Look {
  /** Primary: the one thing to do here. Quiet: what else one can do. Link: a step aside. */
  readonly look?: 'primary' | 'quiet' | 'link'
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
  <Pressed
    type={type}
    data-look={name}
    data-wide={fullWidth}
    disabled={disabled || busy}
    aria-busy={busy || undefined}
    {...rest}
  >
    {startIcon}
    <span style={busy ? { opacity: 0 } : undefined}>{children}</span>
    {busy ? <Spinner aria-hidden /> : null}
  </Pressed>
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
  <Followed data-look={name} data-wide={fullWidth} {...rest}>
    {startIcon}
    {children}
  </Followed>
)
