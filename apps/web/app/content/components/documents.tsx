import type { PropsWithChildren } from 'react'
import { useSite } from '../../api/site-settings'
import { ExternalLink } from '../../components/links'
import { LookInside } from '../../features/sample-report/components/sample-report'
import styles from './documents.module.css'

/** The documents of services, by their names under `pdfs` in data.json. */
const documentNames = [
  'brochure',
  'sample_report_lpi',
  'sample_report_eq',
  'workshop_personality',
  'workshop_emotional_intelligence',
  'workshop_creative_thinking',
] as const

interface DocumentProps {
  readonly name: (typeof documentNames)[number]
}

const PaperIcon = () => (
  <svg viewBox="0 0 32 40" width={32} height={40} aria-hidden="true">
    <path d="M4 2h17l8 8v28H4Z" fill="var(--sheet)" stroke="var(--ink-soft)" strokeWidth="1.5" strokeLinejoin="round" />
    <path d="M21 2v8h8M9 18h14M9 24h14M9 30h9" fill="none" stroke="var(--ink-soft)" strokeWidth="1.5" />
  </svg>
)

/** The address of a document; undefined while data.json has none. Fails the build for an unknown name: MDX is not type-checked. */
const useDocument = ({ name }: DocumentProps) => {
  const { pdfs } = useSite()
  if (!documentNames.includes(name)) throw new Error(`There is no document "${name}": see documents.tsx.`)
  return pdfs[name]
}

/** A link to a document within a sentence; plain text while data.json has no address. */
export const DocumentLink = ({ children, ...document }: PropsWithChildren<DocumentProps>) => {
  const href = useDocument(document)
  return href ? <ExternalLink href={href}>{children}</ExternalLink> : children
}

export const DocumentList = ({ children }: PropsWithChildren) => <ul className={styles.documents}>{children}</ul>

export const DocumentItem = ({
  title,
  children,
  ...document
}: PropsWithChildren<DocumentProps & { title: string }>) => {
  const href = useDocument(document)
  return (
    <li>
      <PaperIcon />
      {href ? <ExternalLink href={href}>{title} (PDF)</ExternalLink> : <strong>{title}</strong>}
      <p>{children}</p>
      <LookInside name={document.name} label={`Look inside: ${title}`} />
    </li>
  )
}
