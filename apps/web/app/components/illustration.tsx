import type { ReactNode } from 'react'

interface IllustrationProps {
  readonly box: readonly [left: number, top: number, width: number, height: number]
  /**
   * Text alternative; without one the illustration is decorative and hidden from screen readers.
   */
  readonly label?: string
  readonly children: ReactNode
}

/** An inline SVG of the container's width, with its aspect ratio reserved. */
export const Illustration = ({ box, label, children }: IllustrationProps) => (
  <svg
    style={{ width: '100%', height: 'auto' }}
    viewBox={box.join(' ')}
    width={box[2]}
    height={box[3]}
    role="img"
    aria-label={label}
    aria-hidden={label === undefined || undefined}
  >
    {children}
  </svg>
)
