import type { ReactNode } from 'react'
import styles from './chip.module.css'

const paint = {
  good: { color: 'var(--success)', background: 'var(--success-wash)' },
  wait: { color: 'var(--notice)', background: 'var(--notice-wash)' },
  bad: { color: 'var(--danger)', background: 'var(--danger-wash)' },
  plain: { color: 'var(--ink)', background: 'var(--shade)' },
} as const

/** A word or two about the state that something is in; the words carry it, the colour only helps. */
export const Chip = ({ tone, children }: { readonly tone: keyof typeof paint; readonly children: ReactNode }) => (
  <span className={styles.label} style={paint[tone]}>
    {children}
  </span>
)
