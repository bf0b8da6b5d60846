import MuiDrawer from '@mui/material/Drawer'
import type { ReactNode } from 'react'
import { MuiTheme } from './mui-theme'
import { hostToasts } from './toast/toasts'

interface DrawerProps {
  readonly label: string
  readonly anchor?: 'right' | 'top'
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal dialog at an edge of the window: it traps and restores the focus; Escape and a click outside close it. */
export const Drawer = ({ label, anchor = 'right', onClose, children }: DrawerProps) => (
  <MuiTheme>
    <MuiDrawer
      open
      anchor={anchor}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': label }, transition: { appear: true } }}
    >
      {children}
      <div ref={hostToasts} />
    </MuiDrawer>
  </MuiTheme>
)
