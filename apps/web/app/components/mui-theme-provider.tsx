import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { theme } from './theme'

/**
 * The house's theme around a piece made with MUI. It stands around each such piece, not around the shop, because MUI and
 * its theme weigh 30 KiB that no page's first paint needs: a piece that uses MUI is loaded when it is wanted.
 */
export const MuiThemeProvider = ({ children }: { readonly children: ReactNode }) => (
  <ThemeProvider theme={theme}>{children}</ThemeProvider>
)
