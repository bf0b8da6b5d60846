import type { PropsWithChildren } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '../../hooks/use-hydrated'
import styles from './faq.module.css'

export const Faq = ({ children }: PropsWithChildren) => <div>{children}</div>

interface QuestionProps extends PropsWithChildren {
  readonly title: string
  /** For links to the question. */
  readonly id?: string
}

/** A question with its answer, which the fragment of the address opens. */
export const Question = ({ title, id, children }: QuestionProps) => {
  const { hash } = useLocation()
  // The HTML of the page has no fragment.
  const isNamed = useHydrated() && hash === `#${id}`
  return (
    <details className={styles.question} id={id} open={isNamed}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  )
}
