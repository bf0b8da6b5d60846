/**
 * The design tokens: the only place that defines colours, sizes and durations.
 * The shop, the card page and the console use these values.
 */

export const dimensions = ['openness', 'neutral', 'analytical', 'relational', 'decisive'] as const
/** One of the five dimensions of the inventory (requirements §1), in display order. */
export type Dimension = (typeof dimensions)[number]

export type Scheme = 'light' | 'dark'

/**
 * Warm paper, deep ink, one bottle green for actions; the five hues are for the dimensions only.
 * The test has the pairs of text and background that may be used.
 */
export const colours = {
  light: {
    paper: '#f8f3e9',
    sheet: '#fffdf8',
    shade: '#efe7d7',
    ink: '#1d2230',
    inkSoft: '#535666',
    line: '#dcd2bf',
    control: '#857c6b',
    accent: '#1d5a4a',
    accentStrong: '#123f34',
    onAccent: '#fffdf8',
    accentWash: '#dfe9df',
    danger: '#a3261f',
    dangerWash: '#f8e2dc',
    success: '#1f5f3a',
    successWash: '#deebdc',
    notice: '#6d4a00',
    noticeWash: '#f6e7c4',
    openness: '#865400',
    neutral: '#535e6b',
    analytical: '#1d5796',
    relational: '#98306a',
    decisive: '#a83a17',
  },
  dark: {
    paper: '#171a22',
    sheet: '#1f232d',
    shade: '#11141a',
    ink: '#f1eadd',
    inkSoft: '#b8b3a8',
    line: '#363b47',
    control: '#7d8290',
    accent: '#8fd1b9',
    accentStrong: '#b5e4d2',
    onAccent: '#10231d',
    accentWash: '#223a35',
    danger: '#f5a096',
    dangerWash: '#402523',
    success: '#93d3a6',
    successWash: '#20382a',
    notice: '#ecc36f',
    noticeWash: '#3a3020',
    openness: '#e6b45f',
    neutral: '#adb7c4',
    analytical: '#86b8ef',
    relational: '#ed97be',
    decisive: '#f3977d',
  },
} as const satisfies Record<Scheme, Record<string, string>>

export const fonts = {
  display:
    "'Fraunces Shop', 'Fraunces Georgia', 'Fraunces Times', 'Fraunces Noto', " +
    "'Fraunces DejaVu', serif",
  text: 'system-ui, sans-serif',
} as const

/** Six sizes. The two largest grow with the window; text sizes are fixed. */
export const typeScale = {
  small: '0.8125rem',
  label: '0.9375rem',
  body: '1.0625rem',
  lead: '1.3125rem',
  title: 'clamp(1.625rem, 1.35rem + 1.2vw, 2.125rem)',
  display: 'clamp(2.25rem, 1.6rem + 2.9vw, 3.75rem)',
} as const

export const radius = '6px'
export const shadow: Record<Scheme, string> = {
  light: '0 1px 2px rgb(29 34 48 / 0.06), 0 8px 24px rgb(29 34 48 / 0.10)',
  dark: '0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px rgb(0 0 0 / 0.5)',
}
/** Durations in milliseconds; there is no motion under prefers-reduced-motion. */
export const motion = { quick: 150, calm: 250, ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const
/** The maximum width of a page's content, and of running text. */
export const measure = { page: '1200px', text: '68ch', narrow: '480px' } as const
