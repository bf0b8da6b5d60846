import type { ComponentProps, PropsWithChildren } from 'react'
import { Link } from 'react-router'
import { ExternalLink } from '../../components/links'
import styles from './prose.module.css'

/** A Markdown link. */
export const ProseLink = ({ href = '', children }: ComponentProps<'a'>) =>
  /^[/#]/.test(href) ? <Link to={href}>{children}</Link> : <ExternalLink href={href}>{children}</ExternalLink>

/** A Markdown list. */
export const BulletList = ({ children }: PropsWithChildren) => <ul className={styles.bullets}>{children}</ul>

export const Note = ({ children }: PropsWithChildren) => <p className={styles.note}>{children}</p>
