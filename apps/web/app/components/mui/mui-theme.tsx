import CircularProgress from '@mui/material/CircularProgress'
import { createTheme, StyledEngineProvider, ThemeProvider } from '@mui/material/styles'
import { colourVar, fonts, radius, typeScale } from '@shop/design'
import type { ReactNode } from 'react'
import { FocusableButton } from './focusable-button'

const focusRing = {
  outline: `3px solid ${colourVar('accent')}`,
  outlineOffset: 2,
}

/** The colours are the custom properties of the tokens, which switch to dark by themselves. */
const theme = createTheme({
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  focusVisible: { outlineColor: colourVar('accent'), outlineWidth: 3, outlineOffset: 2 },
  palette: {
    primary: {
      main: colourVar('accent'),
      dark: colourVar('accentStrong'),
      contrastText: colourVar('onAccent'),
    },
    error: { main: colourVar('danger') },
    info: { main: colourVar('notice') },
    text: { primary: colourVar('ink'), secondary: colourVar('inkSoft') },
    background: { default: colourVar('paper'), paper: colourVar('sheet') },
    divider: colourVar('line'),
    action: { active: colourVar('inkSoft'), hover: colourVar('shade') },
  },
  shape: { borderRadius: radius },
  typography: {
    fontFamily: fonts.text,
    body1: { fontSize: typeScale.body, lineHeight: 1.6 },
    body2: { fontSize: typeScale.body, lineHeight: 1.6 },
    button: { fontSize: typeScale.body, fontWeight: 600, lineHeight: 1.25, textTransform: 'none' },
    caption: { fontSize: typeScale.small, lineHeight: 1.6 },
  },
  components: {
    MuiAlert: {
      styleOverrides: {
        root: {
          padding: 16,
          color: colourVar('ink'),
          boxShadow: 'none',
          variants: [
            { props: { severity: 'error' }, style: { background: colourVar('dangerWash') } },
            { props: { severity: 'info' }, style: { background: colourVar('noticeWash') } },
          ],
        },
        icon: { padding: '3px 0 0', opacity: 1 },
        message: { display: 'grid', gap: 8, justifyItems: 'start', padding: 0 },
      },
    },
    MuiButton: {
      defaultProps: {
        variant: 'contained',
        disableElevation: true,
        loadingIndicator: <CircularProgress size={20} color="inherit" disableShrink aria-hidden />,
        component: FocusableButton,
      },
      styleOverrides: {
        root: {
          minHeight: 48,
          padding: '8px 24px',
          '&:active': { transform: 'translateY(1px)' },
          '&.Mui-disabled': { opacity: 0.6, pointerEvents: 'auto', transform: 'none' },
          '&.MuiButton-loading.Mui-disabled': { color: 'transparent' },
          variants: [
            {
              props: { variant: 'contained' },
              style: {
                // Forced colours show the border in place of the background.
                border: '1px solid transparent',
                padding: '7px 23px',
                '&.Mui-disabled': {
                  color: colourVar('onAccent'),
                  backgroundColor: colourVar('accent'),
                },
              },
            },
            {
              props: { variant: 'outlined' },
              style: {
                color: colourVar('ink'),
                borderColor: colourVar('control'),
                '&:hover': { borderColor: colourVar('ink'), backgroundColor: colourVar('shade') },
                '&.Mui-disabled': { color: colourVar('ink'), borderColor: colourVar('control') },
              },
            },
            {
              props: { variant: 'text' },
              style: {
                minHeight: 0,
                minWidth: 0,
                padding: '4px 0',
                textDecoration: 'underline',
                textDecorationThickness: 1,
                textUnderlineOffset: '0.2em',
                '&:hover': { textDecorationLine: 'underline', textDecorationThickness: 2 },
              },
            },
          ],
        },
        loadingIndicator: { color: 'inherit' },
      },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiCheckbox: {
      styleOverrides: { root: { padding: 11, color: colourVar('control') } },
    },
    MuiFormControl: {
      defaultProps: { fullWidth: true },
      styleOverrides: { root: { gap: 6, justifyContent: 'start' } },
    },
    MuiFormControlLabel: {
      styleOverrides: {
        root: { alignItems: 'flex-start', margin: '0 0 0 -11px' },
        label: { paddingBlock: 9 },
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: {
          margin: 0,
          fontSize: typeScale.small,
          // An empty one has no gap.
          '&:has(> :only-child:empty)': { marginBottom: -6 },
          '&.Mui-error': {
            display: 'flex',
            alignItems: 'center',
            gap: 6,
            fontSize: typeScale.label,
          },
          '& > svg': { flex: 'none' },
        },
      },
    },
    MuiFormLabel: {
      styleOverrides: {
        root: {
          fontSize: typeScale.label,
          fontWeight: 600,
          '&, &.Mui-focused, &.Mui-error': { color: colourVar('ink') },
        },
      },
    },
    MuiIconButton: {
      defaultProps: { component: FocusableButton },
      styleOverrides: {
        root: {
          flex: 'none',
          width: 44,
          height: 44,
          borderRadius: radius,
          color: colourVar('ink'),
          '&:hover': { backgroundColor: colourVar('shade') },
          '&.Mui-disabled': {
            color: colourVar('ink'),
            opacity: 0.4,
            pointerEvents: 'auto',
          },
          '&.Mui-disabled:hover': { backgroundColor: 'transparent' },
        },
      },
    },
    MuiMenu: {
      styleOverrides: {
        paper: { minWidth: 220, maxWidth: 'min(320px, calc(100vw - 32px))' },
      },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          // Doubled, since MUI's items are lower on a wide window.
          '&&': { minHeight: 48 },
          paddingInline: 20,
          whiteSpace: 'normal',
          '&:hover, &:focus-visible': { background: colourVar('shade') },
        },
      },
    },
    MuiNativeSelect: {
      defaultProps: { IconComponent: 'span' },
      styleOverrides: {
        icon: {
          top: 'calc(50% - 7px)',
          right: 18,
          width: 9,
          height: 9,
          border: `solid ${colourVar('inkSoft')}`,
          borderWidth: '0 2px 2px 0',
          transform: 'rotate(45deg)',
        },
      },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: {
          background: colourVar('sheet'),
          '&:has(> :focus-visible)': focusRing,
          '&:has(> input:read-only)': { background: colourVar('shade') },
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: colourVar('ink') },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
            borderColor: colourVar('ink'),
            borderWidth: 1,
          },
          '&.Mui-error .MuiOutlinedInput-notchedOutline': {
            borderColor: colourVar('danger'),
            borderWidth: 2,
          },
        },
        input: {
          boxSizing: 'border-box',
          height: 'auto',
          minHeight: 48,
          padding: '10px 14px',
          'select&': { paddingInlineEnd: 44, textOverflow: 'ellipsis' },
        },
        notchedOutline: { borderColor: colourVar('control') },
      },
    },
    MuiPagination: { styleOverrides: { ul: { justifyContent: 'center', rowGap: 4 } } },
    MuiPaginationItem: {
      defaultProps: { color: 'primary', shape: 'rounded' },
      styleOverrides: {
        root: {
          minWidth: 44,
          height: 44,
          margin: '0 2px',
          fontSize: typeScale.label,
          fontVariantNumeric: 'tabular-nums',
          '&.Mui-selected': { fontWeight: 600 },
        },
        ellipsis: { minWidth: 20, height: 'auto', color: colourVar('inkSoft') },
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none', boxShadow: 'var(--shadow)' } } },
  },
})

/**
 * The theme of the working pages. The style sheets of the shop come after those of MUI, so that a
 * class of a CSS module overrides a class of MUI.
 */
export const MuiTheme = ({ children }: { readonly children: ReactNode }) => (
  <StyledEngineProvider injectFirst>
    <ThemeProvider theme={theme}>{children}</ThemeProvider>
  </StyledEngineProvider>
)
