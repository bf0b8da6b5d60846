import type { PropsWithChildren } from 'react'
import styles from './steps.module.css'

export const Steps = ({ children }: PropsWithChildren) => (
  <ol className={styles.steps}>{children}</ol>
)

export const Step = ({ title, children }: PropsWithChildren<{ readonly title: string }>) => (
  <li>
    <h3>{title}</h3>
    <p>{children}</p>
  </li>
)
