import type { ReactNode } from 'react'
import styles from './field-warning.module.css'

/** The hint of a field whose value may be wrong. It does not stop anybody; without a text it is empty, so that one is announced. */
export const FieldWarning = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.warning} role="status">
    {children}
  </span>
)
