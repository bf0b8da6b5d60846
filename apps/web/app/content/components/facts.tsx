import type { PropsWithChildren } from 'react'
import styles from './facts.module.css'

/** A list of terms and what there is to say about each. */
export const Facts = ({ children }: PropsWithChildren) => <dl className={styles.facts}>{children}</dl>

export const Fact = ({ title, children }: PropsWithChildren<{ readonly title: string }>) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
)
