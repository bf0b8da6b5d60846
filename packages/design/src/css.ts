import {
  colours,
  fonts,
  measure,
  motion,
  radius,
  type Scheme,
  shadow,
  typeScale,
} from './tokens.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const declare = (entries: Iterable<readonly [string, string]>) =>
  Array.from(entries, ([name, value]) => `--${name}:${value};`).join('')

/** The CSS reference of a colour: `colourVar('inkSoft')` is `var(--ink-soft)`. */
export const colourVar = (name: keyof (typeof colours)['light']): string => `var(--${kebab(name)})`

/**
 * The declarations of the tokens that depend on the scheme, without a selector:
 * `--paper:#f8f3e9;--ink:…`.
 */
const cssVariables = (scheme: Scheme): string =>
  `color-scheme:${scheme};` +
  declare([
    ...Object.entries(colours[scheme]).map(([name, value]) => [kebab(name), value] as const),
    ['shadow', shadow[scheme]],
  ])

/**
 * The tokens that do not depend on the scheme, prefixed by kind: `--size-body`, `--font-display`.
 */
const sharedVariables = declare([
  ...Object.entries(typeScale).map(([name, value]) => [`size-${name}`, value] as const),
  ...Object.entries(fonts).map(([name, value]) => [`font-${name}`, value] as const),
  ...Object.entries(measure).map(([name, value]) => [`measure-${name}`, value] as const),
  ['radius', radius],
  ['motion-quick', `${motion.quick}ms`],
  ['motion-calm', `${motion.calm}ms`],
  ['motion-ease', motion.ease],
])

/**
 * A whole style sheet of the tokens: light by default and in print, dark where the system prefers
 * it. It needs no script, so the correct scheme applies from the first paint.
 */
export const tokenSheet = (): string =>
  `:root{${sharedVariables}${cssVariables('light')}}@media screen and (prefers-color-scheme:dark){:root{${cssVariables('dark')}}}`
