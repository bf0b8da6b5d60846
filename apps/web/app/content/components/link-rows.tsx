import type { Dimension } from '@shop/design'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Emblem } from '../../components/brand-mark'
import styles from './link-rows.module.css'

interface LinkRow {
  readonly title: string
  readonly text: string
  readonly to: string
  readonly dimension?: Dimension
}

/** Links with a description, one per row; the whole row is the target. */
export const LinkRows = ({ items }: { readonly items: readonly LinkRow[] }) => (
  <ul className={styles.rows}>
    {items.map(({ title, text, dimension, to }) => (
      <li key={title} data-emblem={dimension !== undefined}>
        {dimension ? (
          <span className={styles.emblem}>
            <Emblem dimension={dimension} size={40} />
          </span>
        ) : null}
        <h3 style={dimension && { color: `var(--${dimension})` }}>
          <Link to={to}>{title}</Link>
        </h3>
        <p>{text}</p>
        <ArrowRight className={styles.arrow} strokeWidth={1.75} aria-hidden />
      </li>
    ))}
  </ul>
)
