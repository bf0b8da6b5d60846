import MuiDrawer from '@mui/material/Drawer'
import type { ReactNode } from 'react'
import { MuiThemeProvider } from './mui-theme-provider'

interface DrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The id of its heading. */
  readonly labelledBy: string
  readonly children: ReactNode
}

/** A dialog that comes in from the right: it keeps the focus and gives it back; Escape and a press outside close it. */
export const Drawer = ({ open, onClose, labelledBy, children }: DrawerProps) => (
  <MuiThemeProvider>
    <MuiDrawer
      anchor="right"
      // Kept when closed: opening it again is then a change of style, which a slow phone shows within 100 ms.
      keepMounted
      open={open}
      onClose={onClose}
      // The page is given back at once: one that closes before it has come in would never be through with its transition.
      closeAfterTransition={false}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': labelledBy } }}
    >
      {children}
    </MuiDrawer>
  </MuiThemeProvider>
)
