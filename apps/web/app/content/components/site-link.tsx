import type { PropsWithChildren } from 'react'
import { useSite } from '../../api/site-settings'
import { ExternalLink } from '../../components/links'

/** A link to a site that data.json names; plain text while data.json has no address. */
export const SiteLink = ({ name, children }: PropsWithChildren<{ readonly name: 'career_test' | 'discover' }>) => {
  const href = useSite().links[name]
  return href ? <ExternalLink href={href}>{children}</ExternalLink> : children
}
