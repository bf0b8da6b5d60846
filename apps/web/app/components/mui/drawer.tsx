import MuiDrawer from '@mui/material/Drawer'
import type { ReactNode } from 'react'
import { hostToasts } from '../toast/toasts'

interface DrawerProps {
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A modal dialog at the right edge of the window: it traps and restores the focus; Escape and a
 * click outside close it.
 */
export const Drawer = ({ label, onClose, children }: DrawerProps) => (
  <MuiDrawer
    open
    anchor="right"
    onClose={onClose}
    slotProps={{ paper: { 'aria-label': label }, transition: { appear: true } }}
  >
    {children}
    <div ref={hostToasts} />
  </MuiDrawer>
)
