import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { theme } from './theme'

/**
 * The theme for a component that uses MUI. Each of them has its own provider and is lazy-loaded: MUI weighs 30 KiB that no first
 * paint needs.
 */
export const MuiThemeProvider = ({ children }: { readonly children: ReactNode }) => (
  <ThemeProvider theme={theme}>{children}</ThemeProvider>
)
