import { Fragment } from 'react'
import { Link } from 'react-router'
import { useSite } from '../api/site-settings'
import { ExternalLink } from '../components/external-link'
import type { Inline, Text } from './model'

const Part = ({ part }: { readonly part: Inline }) => {
  const { contact, links, pdfs } = useSite()
  if (typeof part === 'string') return part
  if ('strong' in part) return <strong>{part.strong}</strong>
  if ('to' in part) return <Link to={part.to}>{part.text}</Link>
  if ('contact' in part) {
    const value = contact[part.contact]
    const href = part.contact === 'email' ? `mailto:${value}` : `tel:${value.replace(/[^+\d]/g, '')}`
    return value ? <a href={href}>{value}</a> : 'the address on our contact page'
  }
  const href = 'site' in part ? links[part.site] : pdfs[part.document]
  return href ? <ExternalLink href={href}>{part.text}</ExternalLink> : part.text
}

/** Running text with its links. */
export const InlineText = ({ text }: { readonly text: Text }) =>
  typeof text === 'string'
    ? text
    : text.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copy does not move while it is shown
        <Fragment key={index}>
          <Part part={part} />
        </Fragment>
      ))
