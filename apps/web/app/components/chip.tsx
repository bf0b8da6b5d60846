import type { ReactNode } from 'react'
import styles from './chip.module.css'

export type Tone = 'success' | 'pending' | 'error' | 'neutral'

/** A short status label; its colour only supports the text. */
export const Chip = ({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) => (
  <span className={styles.chip} data-tone={tone}>
    {children}
  </span>
)
