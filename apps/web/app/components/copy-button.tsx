import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, IconButton } from './button'
import styles from './copy-button.module.css'

interface CopyButtonProps {
  readonly text: string
  /** Accessible name of the copied text, such as "access code LPI-1001". */
  readonly label: string
  readonly children?: string
  readonly variant?: 'quiet' | 'link'
  readonly isIcon?: boolean
  readonly onCopied?: () => void
}

const selectAll = (area: HTMLTextAreaElement | null) => {
  area?.focus()
  area?.select()
}

/** Copies a text to the clipboard and confirms it for four seconds. */
export const CopyButton = ({
  text,
  label,
  children = 'Copy',
  variant = 'quiet',
  isIcon = false,
  onCopied,
}: CopyButtonProps) => {
  const [copied, setCopied] = useState(false)
  const [isBlocked, setBlocked] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 4000)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      onCopied?.()
    } catch {
      setBlocked(true)
    }
  }
  const Icon = copied ? Check : Copy
  const icon = <Icon size={16} aria-hidden />
  const props = {
    'aria-label': `${copied ? 'Copied' : 'Copy'} ${label}`,
    onClick: () => void copy(),
  }
  return (
    <span className={styles.small}>
      {isIcon ? (
        <IconButton {...props}>{icon}</IconButton>
      ) : (
        <Button variant={variant} startIcon={icon} {...props}>
          {copied ? 'Copied' : children}
        </Button>
      )}
      {isBlocked ? (
        <label className={styles.blocked}>
          Your browser blocked copying. Please copy this text yourself:
          <textarea
            readOnly
            rows={4}
            value={text}
            ref={selectAll}
            onBlur={() => setBlocked(false)}
          />
        </label>
      ) : null}
      <span className="visually-hidden" role="status">
        {copied ? `Copied ${label}.` : ''}
      </span>
    </span>
  )
}
