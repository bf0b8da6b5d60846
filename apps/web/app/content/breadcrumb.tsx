import { Link } from 'react-router'
import styles from './breadcrumb.module.css'
import type { Crumb } from './model'

/** The way to this page; the last crumb is the page itself. */
export const Breadcrumb = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => (
  <nav className={styles.trail} aria-label="Breadcrumb">
    <ol>
      {crumbs.map(({ title, path }, index) => (
        <li key={path}>
          {index < crumbs.length - 1 ? <Link to={path}>{title}</Link> : <span aria-current="page">{title}</span>}
        </li>
      ))}
    </ol>
  </nav>
)
