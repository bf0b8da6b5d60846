import type { ComponentProps } from 'react'

/** A link that leaves the shop: opens in a new tab, and says so to those who cannot see it happen. */
export const ExternalLink = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} target="_blank" rel="noopener noreferrer">
    {children}
    <span className="visually-hidden"> (opens in a new tab)</span>
  </a>
)
