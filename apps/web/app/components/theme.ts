import { createTheme, type Shadows } from '@mui/material/styles'
import { colourVar, fonts, motion, rhythm, typeScale } from '@shop/design'

const colour = (main: string, strong: string, on: string) => ({ main, light: main, dark: strong, contrastText: on })

/** One shadow, ours; MUI asks for a ladder of 25. */
const flat = ['none', ...Array.from({ length: 24 }, () => 'var(--shadow)')]
const isLadder = (steps: readonly string[]): steps is Shadows => steps.length === 25
const shadows = isLadder(flat) ? flat : createTheme().shadows

/**
 * MUI in the house's clothes. Colours are the tokens' custom properties, which switch to dark by themselves
 * (see the token sheet in the document's head), so there is one MUI scheme and no flash.
 */
export const theme = createTheme({
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  shadows,
  spacing: rhythm,
  shape: { borderRadius: 6 },
  palette: {
    primary: colour(colourVar('accent'), colourVar('accentStrong'), colourVar('onAccent')),
    secondary: colour(colourVar('ink'), colourVar('ink'), colourVar('paper')),
    error: colour(colourVar('danger'), colourVar('danger'), colourVar('sheet')),
    success: colour(colourVar('success'), colourVar('success'), colourVar('sheet')),
    warning: colour(colourVar('notice'), colourVar('notice'), colourVar('sheet')),
    info: colour(colourVar('accent'), colourVar('accentStrong'), colourVar('onAccent')),
    text: { primary: colourVar('ink'), secondary: colourVar('inkSoft'), disabled: colourVar('inkSoft') },
    background: { default: colourVar('paper'), paper: colourVar('sheet') },
    divider: colourVar('line'),
  },
  typography: {
    fontFamily: fonts.text,
    fontSize: 17,
    button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 },
  },
  transitions: {
    duration: { shortest: motion.quick, shorter: motion.quick, short: motion.quick, standard: motion.calm },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none', boxShadow: 'var(--shadow)' } } },
    MuiMenuItem: { styleOverrides: { root: { minHeight: 44, fontSize: typeScale.body } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          backgroundColor: 'var(--sheet)',
          fontSize: typeScale.body,
          borderRadius: 'var(--radius)',
          '&:hover:not(.Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink)' },
        },
        input: { padding: '12px 14px', height: '1.5em' },
        notchedOutline: { borderColor: 'var(--control)' },
      },
    },
    MuiSelect: { defaultProps: { native: true } },
  },
})
