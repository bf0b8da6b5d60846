import type { Dimension } from '@shop/design'
import styles from './scale.module.css'

interface ScaleProps {
  readonly dimension: Dimension
  readonly low: string
  readonly high: string
}

/** The scale of a dimension, its ends named. */
export const Scale = ({ dimension, low, high }: ScaleProps) => (
  <div className={styles.scale}>
    <svg viewBox="0 0 640 24" width={640} height={24} aria-hidden="true" preserveAspectRatio="none">
      <path d="M4 15.5V8.5L636 3V21Z" fill={`var(--${dimension})`} fillOpacity="0.28" />
      <path d="M320 2V22" stroke="var(--paper)" strokeWidth="4" />
      <path d="M2 12H638" stroke={`var(--${dimension})`} strokeWidth="2" />
    </svg>
    <span>{low}</span>
    <span>{high}</span>
  </div>
)
