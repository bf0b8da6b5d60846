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

/** The download of a publication in a table; screen readers read its title, too. */
export const Download = ({ name, title }: DocumentProps & { readonly title: string }) => {
  const href = useSite().pdfs[name]
  return href ? (
    <ExternalLink href={href}>
      Download PDF<span className="visually-hidden">: {title}</span>
    </ExternalLink>
  ) : (
    'On request'
  )
}

export const DocumentList = ({ children }: PropsWithChildren) => (
  <ul className={styles.documents}>{children}</ul>
)

export const DocumentItem = ({
  name,
  title,
  children,
}: PropsWithChildren<DocumentProps & { title: string }>) => {
  const href = useSite().pdfs[name]
  return (
    <li>
      <FileText size={32} strokeWidth={1.25} aria-hidden />
      {href ? <ExternalLink href={href}>{title} (PDF)</ExternalLink> : <strong>{title}</strong>}
      <p>
        {children} <LookInside name={name} label={`Look inside: ${title}`} variant="link" />
      </p>
    </li>
  )
}
