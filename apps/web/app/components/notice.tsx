import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

const grounds = { danger: 'var(--danger-wash)', notice: 'var(--notice-wash)' } as const
const inks = { danger: 'var(--danger)', notice: 'var(--notice)' } as const

interface NoticeProps {
  /** Danger: something did not work, and is said at once. Notice: something to know before going on. */
  readonly kind: keyof typeof grounds
  readonly children: ReactNode
}

/** A message that stands in the page, at the place that it is about. */
export const Notice = ({ kind, children }: NoticeProps) => {
  const Icon = kind === 'danger' ? CircleAlert : Info
  return (
    <div className={styles.slip} role={kind === 'danger' ? 'alert' : 'status'} style={{ background: grounds[kind] }}>
      <Icon size={20} color={inks[kind]} aria-hidden />
      <div>{children}</div>
    </div>
  )
}
