import { FileText } from 'lucide-react'
import type { PropsWithChildren } from 'react'
import { useSite } from '../../api/site-settings'
import { ExternalLink } from '../../components/links'
import { LookInside } from '../../features/sample-report/components/sample-report'
import styles from './documents.module.css'

interface DocumentProps {
  /** Under `pdfs` in data.json. */
  readonly name: string
}

/** A link to a document within a sentence; plain text while data.json has no address. */
export const DocumentLink = ({ name, children }: PropsWithChildren<DocumentProps>) => {
  const href = useSite().pdfs[name]
  return href ? <ExternalLink href={href}>{children}</ExternalLink> : children
}

export const DocumentList = ({ children }: PropsWithChildren) => <ul className={styles.documents}>{children}</ul>

export const DocumentItem = ({ name, title, children }: PropsWithChildren<DocumentProps & { title: string }>) => {
  const href = useSite().pdfs[name]
  return (
    <li>
      <FileText size={32} strokeWidth={1.25} color="var(--ink-soft)" aria-hidden />
      {href ? <ExternalLink href={href}>{title} (PDF)</ExternalLink> : <strong>{title}</strong>}
      <p>{children}</p>
      <LookInside name={name} label={`Look inside: ${title}`} />
    </li>
  )
}
