import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, IconButton } from './button'
import styles from './copy-button.module.css'
import { toast } from './toast/toasts'

interface CopyButtonProps {
  readonly text: string
  /** What is copied, after "Copy", for screen readers: such as "access code LPI-1001". */
  readonly label: string
  readonly isIcon?: boolean
}

/** Copies a text to the clipboard and confirms it for four seconds. */
export const CopyButton = ({ text, label, isIcon = false }: CopyButtonProps) => {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 4000)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      toast.error('Your browser blocked copying. Please select the text and copy it.')
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
        <Button variant="quiet" startIcon={icon} {...props}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
      )}
      <span className="visually-hidden" role="status">
        {copied ? `Copied ${label}.` : ''}
      </span>
    </span>
  )
}
