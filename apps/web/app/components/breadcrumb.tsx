import { Link } from 'react-router'
import styles from './breadcrumb.module.css'

interface BreadcrumbProps {
  readonly crumbs: readonly { readonly title: string; readonly path: string }[]
  /** The language of the page, if it is not English. */
  readonly lang?: string | undefined
}

/** The last crumb is the page itself. */
export const Breadcrumb = ({ crumbs, lang }: BreadcrumbProps) => (
  <nav className={styles.breadcrumb} aria-label="Breadcrumb">
    <ol>
      {crumbs.map(({ title, path }, index) => (
        <li key={path}>
          {index < crumbs.length - 1 ? (
            <Link to={path}>{title}</Link>
          ) : (
            <span aria-current="page" lang={lang}>
              {title}
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
)
