import type { ComponentProps, ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import buttonStyles from './button.module.css'

/** A link to another site, opened in a new tab; screen readers announce that. */
export const ExternalLink = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} target="_blank" rel="noopener noreferrer">
    {children}
    <span className="visually-hidden"> (opens in a new tab)</span>
  </a>
)

interface FragmentLinkProps {
  /** The page; the current one if omitted. */
  readonly path?: string | undefined
  readonly fragment: string
  readonly children: ReactNode
}

/** A link to a fragment. On the current page it keeps the query, which the router would drop. */
export const FragmentLink = ({ path, fragment, children }: FragmentLinkProps) => {
  const here = useLocation()
  return <Link to={{ ...(path ? { pathname: path } : here), hash: fragment }}>{children}</Link>
}

export const PhoneLink = ({
  phone,
  ...props
}: ComponentProps<'a'> & { readonly phone: string }) => (
  <a {...props} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
    {phone}
  </a>
)

export const ExternalButton = (props: ComponentProps<'a'>) => (
  <ExternalLink {...props} className={buttonStyles.button} data-variant="primary" />
)

/**
 * Begins the career test on its own site (requirements §1); nothing where the owner has set no
 * link.
 */
export const StartCareerTest = ({ href }: { readonly href: string | undefined }) =>
  href ? <ExternalButton href={href}>Start the career test</ExternalButton> : null
