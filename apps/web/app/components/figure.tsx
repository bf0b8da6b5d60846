import type { ReactNode } from 'react'
import styles from './figure.module.css'

interface DrawingProps {
  /** The drawing's own units, in which its parts stand: left edge, top edge, width, height. */
  readonly box: readonly [left: number, top: number, width: number, height: number]
  /** What it shows, for those who do not see it; a drawing without words only sets a mood, and is hidden from them. */
  readonly label?: string
  readonly children: ReactNode
}

/** A drawn picture, as wide as the place where it stands; its height is kept from the start. */
export const Drawing = ({ box, label, children }: DrawingProps) => (
  <svg
    className={styles.drawing}
    viewBox={box.join(' ')}
    width={box[2]}
    height={box[3]}
    role="img"
    aria-label={label}
    aria-hidden={label === undefined}
  >
    {children}
  </svg>
)
