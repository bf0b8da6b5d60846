import MuiDrawer from '@mui/material/Drawer'
import type { ReactNode } from 'react'
import { MuiThemeProvider } from './mui-theme-provider'

interface DrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Id of the drawer's heading. */
  readonly labelledBy: string
  readonly children: ReactNode
}

/** A modal dialog at the right edge: it traps and restores the focus; Escape and a click outside close it. */
export const Drawer = ({ open, onClose, labelledBy, children }: DrawerProps) => (
  <MuiThemeProvider>
    <MuiDrawer
      anchor="right"
      // Opening it again only changes styles, which takes less than 100 ms on a slow phone.
      keepMounted
      open={open}
      onClose={onClose}
      // Releases the page at once: a drawer that closes while it opens never ends its transition.
      closeAfterTransition={false}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': labelledBy } }}
    >
      {children}
    </MuiDrawer>
  </MuiThemeProvider>
)
