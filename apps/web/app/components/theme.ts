import { createTheme } from '@mui/material/styles'
import { colourVar, fonts } from '@shop/design'

/**
 * The MUI theme. Colours are the custom properties of the design tokens, which switch to dark by themselves: one MUI scheme, no
 * flash.
 */
export const theme = createTheme({
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette: {
    text: { primary: colourVar('ink'), secondary: colourVar('inkSoft') },
    background: { default: colourVar('paper'), paper: colourVar('sheet') },
    divider: colourVar('line'),
  },
  typography: { fontFamily: fonts.text },
  components: {
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none', boxShadow: 'var(--shadow)' } } },
  },
})
