import type { PropsWithChildren } from 'react'
import styles from './faq.module.css'

export const Faq = ({ children }: PropsWithChildren) => <div>{children}</div>

export const Question = ({ title, children }: PropsWithChildren<{ readonly title: string }>) => (
  <details className={styles.question}>
    <summary>{title}</summary>
    <div>{children}</div>
  </details>
)
