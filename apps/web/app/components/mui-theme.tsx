import { createTheme, ThemeProvider } from '@mui/material/styles'
import { colourVar, fonts } from '@shop/design'
import type { ReactNode } from 'react'

/** Colours are the custom properties of the design tokens, which switch to dark by themselves: one MUI scheme, no flash. */
const theme = createTheme({
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette: {
    text: { primary: colourVar('ink'), secondary: colourVar('inkSoft') },
    background: { default: colourVar('paper'), paper: colourVar('sheet') },
    divider: colourVar('line'),
  },
  typography: { fontFamily: fonts.text },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiMenu: {
      styleOverrides: {
        paper: {
          minWidth: 220,
          maxWidth: 'min(320px, calc(100vw - 32px))',
          borderRadius: 'var(--radius)',
        },
      },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          // Doubled, since MUI's items are lower on a wide window.
          '&&': { minHeight: 48 },
          paddingInline: 20,
          whiteSpace: 'normal',
          fontSize: 'var(--size-body)',
          '&:hover, &:focus-visible': { background: 'var(--shade)' },
        },
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none', boxShadow: 'var(--shadow)' } } },
  },
})

/** The theme of a component that uses MUI. Each of them is loaded when it opens: MUI weighs 30 KiB that no first paint needs. */
export const MuiTheme = ({ children }: { readonly children: ReactNode }) => (
  <ThemeProvider theme={theme}>{children}</ThemeProvider>
)
