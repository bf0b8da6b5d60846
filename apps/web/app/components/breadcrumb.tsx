import { Link } from 'react-router'
import styles from './breadcrumb.module.css'

interface Crumb {
  readonly title: string
  readonly path: string
}

/** The last crumb is the page itself. */
export const Breadcrumb = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => (
  <nav className={styles.breadcrumb} aria-label="Breadcrumb">
    <ol>
      {crumbs.map(({ title, path }, index) => (
        <li key={path}>
          {index < crumbs.length - 1 ? <Link to={path}>{title}</Link> : <span aria-current="page">{title}</span>}
        </li>
      ))}
    </ol>
  </nav>
)
