import styled from '@emotion/styled'
import type { Dimension } from '@shop/design'

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '8px 24px',
  alignItems: 'start',
  lineHeight: 1.35,
  maxWidth: 640,
  fontSize: 'var(--size-label)',
  fontWeight: 600,
  '& > svg': { gridColumn: '1 / -1', gridRow: 1, width: '100%', height: 24 },
  '& > span:last-of-type': { textAlign: 'end' },
})

interface ScaleProps {
  readonly dimension: Dimension
  readonly ends: readonly [low: string, high: string]
}

/** A dimension as the line that it is: low at the start, high at the end, and a middle. */
export const Scale = ({ dimension, ends: [low, high] }: ScaleProps) => (
  <Line>
    <svg viewBox="0 0 640 24" width={640} height={24} aria-hidden="true" focusable="false" preserveAspectRatio="none">
      <path d="M4 15.5V8.5L636 3V21Z" fill={`var(--${dimension})`} fillOpacity="0.28" />
      <path d="M320 2V22" stroke="var(--paper)" strokeWidth="4" />
      <path d="M2 12H638" stroke={`var(--${dimension})`} strokeWidth="2" />
    </svg>
    <span>{low}</span>
    <span>{high}</span>
  </Line>
)
