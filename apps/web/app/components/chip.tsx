import styled from '@emotion/styled'
import type { ReactNode } from 'react'

const paint = {
  good: { color: 'var(--success)', background: 'var(--success-wash)' },
  wait: { color: 'var(--notice)', background: 'var(--notice-wash)' },
  bad: { color: 'var(--danger)', background: 'var(--danger-wash)' },
  plain: { color: 'var(--ink)', background: 'var(--shade)' },
} as const

const Label = styled('span')({
  display: 'inline-block',
  padding: '2px 12px',
  borderRadius: 'var(--radius)',
  fontSize: 'var(--size-small)',
  fontWeight: 600,
  whiteSpace: 'nowrap',
})

/** A word or two about the state that something is in; the words carry it, the colour only helps. */
export const Chip = ({ tone, children }: { readonly tone: keyof typeof paint; readonly children: ReactNode }) => (
  <Label style={paint[tone]}>{children}</Label>
)
