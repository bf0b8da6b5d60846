import styled from '@emotion/styled'
import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'

const grounds = { danger: 'var(--danger-wash)', notice: 'var(--notice-wash)' } as const
const inks = { danger: 'var(--danger)', notice: 'var(--notice)' } as const

const Slip = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 12,
  padding: 16,
  borderRadius: 'var(--radius)',
  color: 'var(--ink)',
  '& > svg': { marginTop: 3 },
  '& > div': { display: 'grid', gap: 8, justifyItems: 'start' },
})

interface NoticeProps {
  /** Danger: something did not work, and is said at once. Notice: something to know before going on. */
  readonly kind: keyof typeof grounds
  readonly children: ReactNode
}

/** A message that stands in the page, at the place that it is about. */
export const Notice = ({ kind, children }: NoticeProps) => {
  const Icon = kind === 'danger' ? CircleAlert : Info
  return (
    <Slip role={kind === 'danger' ? 'alert' : 'status'} style={{ background: grounds[kind] }}>
      <Icon size={20} color={inks[kind]} aria-hidden />
      <div>{children}</div>
    </Slip>
  )
}
