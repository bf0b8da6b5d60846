import type { PropsWithChildren } from 'react'
import styles from './faq.module.css'

export const Faq = ({ children }: PropsWithChildren) => <div>{children}</div>

interface QuestionProps extends PropsWithChildren {
  readonly title: string
  /** For links to the question. */
  readonly id?: string
}

export const Question = ({ title, id, children }: QuestionProps) => (
  <details className={styles.question} id={id}>
    <summary>{title}</summary>
    <div>{children}</div>
  </details>
)
