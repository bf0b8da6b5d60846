import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

const backgrounds = { error: 'var(--danger-wash)', info: 'var(--notice-wash)' } as const
const iconColours = { error: 'var(--danger)', info: 'var(--notice)' } as const

interface NoticeProps {
  /** `error` is announced to screen readers at once. */
  readonly variant: keyof typeof backgrounds
  readonly children: ReactNode
}

/** A message in the page, next to what it is about. */
export const Notice = ({ variant, children }: NoticeProps) => {
  const Icon = variant === 'error' ? CircleAlert : Info
  return (
    <div
      className={styles.notice}
      role={variant === 'error' ? 'alert' : 'status'}
      style={{ background: backgrounds[variant] }}
    >
      <Icon size={20} color={iconColours[variant]} aria-hidden />
      <div>{children}</div>
    </div>
  )
}
