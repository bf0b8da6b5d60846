import type { ComponentProps } from 'react'

/** A link to another site, opened in a new tab; screen readers announce that. */
export const ExternalLink = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} target="_blank" rel="noopener noreferrer">
    {children}
    <span className="visually-hidden"> (opens in a new tab)</span>
  </a>
)
