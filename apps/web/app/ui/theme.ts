import { createTheme, type Shadows } from '@mui/material/styles'
import { colourVar, fonts, motion, rhythm, typeScale } from '@shop/design'

const colour = (main: string, strong: string, on: string) => ({ main, light: main, dark: strong, contrastText: on })

/** One shadow, ours; MUI asks for a ladder of 25. */
const flat = ['none', ...Array.from({ length: 24 }, () => 'var(--shadow)')]
const isLadder = (steps: readonly string[]): steps is Shadows => steps.length === 25
const shadows = isLadder(flat) ? flat : createTheme().shadows

/**
 * Variables of MUI components that the shop does not draw, and of its own type scale, would add 8 KB to every page. Whoever
 * uses such a component takes its name out of here.
 */
const unusedVariables =
  /^(font|palette\.(Alert|AppBar|Avatar|Chip|FilledInput|LinearProgress|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch|TableCell|Tooltip))\b/

/**
 * MUI in the house's clothes. Colours are the tokens' custom properties, which switch to dark by themselves
 * (see the token sheet in the document's head), so there is one MUI scheme and no flash.
 */
export const theme = createTheme({
  cssVariables: {
    nativeColor: true,
    disableCssColorScheme: true,
    shouldSkipGeneratingVar: (keys) => unusedVariables.test(keys.join('.')),
  },
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
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: 48,
          padding: '8px 24px',
          fontSize: typeScale.body,
          lineHeight: 1.25,
          borderRadius: 'var(--radius)',
          transition:
            'background-color var(--motion-quick) var(--motion-ease), color var(--motion-quick) var(--motion-ease)',
          '&.Mui-disabled': { opacity: 0.6, color: 'inherit' },
        },
        contained: {
          color: 'var(--on-accent)',
          backgroundColor: 'var(--accent)',
          '&:hover': { backgroundColor: 'var(--accent-strong)' },
          '&:active': { backgroundColor: 'var(--accent-strong)', transform: 'translateY(1px)' },
          '&.Mui-disabled': { color: 'var(--on-accent)', backgroundColor: 'var(--accent)' },
        },
        outlined: {
          color: 'var(--ink)',
          borderColor: 'var(--control)',
          backgroundColor: 'transparent',
          '&:hover': { borderColor: 'var(--ink)', backgroundColor: 'var(--shade)' },
          '&:active': { transform: 'translateY(1px)' },
        },
        text: {
          minHeight: 0,
          minWidth: 0,
          padding: '4px 0',
          color: 'var(--accent)',
          textDecoration: 'underline',
          textUnderlineOffset: '0.2em',
          textDecorationThickness: '1px',
          '&:hover': { backgroundColor: 'transparent', textDecoration: 'underline', textDecorationThickness: '2px' },
        },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          width: 44,
          height: 44,
          color: 'var(--ink)',
          borderRadius: 'var(--radius)',
          '&:hover': { backgroundColor: 'var(--shade)' },
        },
      },
    },
    MuiBadge: {
      styleOverrides: {
        badge: {
          height: 20,
          minWidth: 20,
          borderRadius: 10,
          fontSize: '0.75rem',
          fontWeight: 700,
          fontVariantNumeric: 'tabular-nums',
          boxShadow: '0 0 0 2px var(--paper)',
        },
      },
    },
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
