import type { ReactNode } from 'react'
import styles from './chip.module.css'

const colours = {
  success: { color: 'var(--success)', background: 'var(--success-wash)' },
  pending: { color: 'var(--notice)', background: 'var(--notice-wash)' },
  error: { color: 'var(--danger)', background: 'var(--danger-wash)' },
  neutral: { color: 'var(--ink)', background: 'var(--shade)' },
} as const

/** A short status label; its colour only supports the text. */
export const Chip = ({ tone, children }: { readonly tone: keyof typeof colours; readonly children: ReactNode }) => (
  <span className={styles.chip} style={colours[tone]}>
    {children}
  </span>
)
