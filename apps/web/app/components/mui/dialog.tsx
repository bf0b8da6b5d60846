import MuiDialog from '@mui/material/Dialog'
import type { ReactNode } from 'react'
import { hostToasts } from '../toast/toasts'

interface DialogProps {
  readonly label: string
  /** Of the paper, for its size and place. */
  readonly className?: string | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal dialog: it traps and restores the focus; Escape and a click outside close it. */
export const Dialog = ({ label, className = '', onClose, children }: DialogProps) => (
  <MuiDialog
    open
    maxWidth={false}
    onClose={onClose}
    slotProps={{ paper: { className, 'aria-label': label, 'aria-labelledby': undefined } }}
  >
    {children}
    <div ref={hostToasts} />
  </MuiDialog>
)
