import { describe, expect, it } from 'vitest'
import { colours, dimensions, type Scheme, tokenSheet } from '../src/index.ts'

const schemes: readonly Scheme[] = ['light', 'dark']

type ColourName = keyof (typeof colours)[Scheme]

/**
 * Every pair of text on background that pages may use: each meets WCAG AA (4.5:1).
 */
const textPairs: ReadonlyArray<readonly [text: ColourName, background: ColourName]> = [
  ...(
    [
      'ink',
      'inkSoft',
      'accent',
      'accentStrong',
      'danger',
      'success',
      'notice',
      ...dimensions,
    ] as const
  ).flatMap((text) =>
    (['paper', 'sheet', 'shade'] as const).map((background) => [text, background] as const),
  ),
  ['onAccent', 'accent'],
  ['onAccent', 'accentStrong'],
  ['ink', 'accentWash'],
  ['accent', 'accentWash'],
  ['ink', 'dangerWash'],
  ['danger', 'dangerWash'],
  ['ink', 'successWash'],
  ['success', 'successWash'],
  ['ink', 'noticeWash'],
  ['notice', 'noticeWash'],
]

/** Outlines of controls on their backgrounds: 3:1, as WCAG requires for controls. */
const controlPairs: ReadonlyArray<readonly [outline: ColourName, background: ColourName]> = [
  ['control', 'paper'],
  ['control', 'sheet'],
  ['accent', 'paper'],
  ['accent', 'sheet'],
  ['danger', 'sheet'],
]

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)

/** The WCAG contrast ratio, 1 to 21, of two colours written `#rrggbb`. */
const contrast = (one: string, other: string): number => {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ]
  return (lighter + 0.05) / (darker + 0.05)
}

describe.each(schemes)('the %s scheme', (scheme) => {
  const palette = colours[scheme]

  it.each(textPairs)('%s on %s meets WCAG AA', (text, background) => {
    expect(contrast(palette[text], palette[background])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(controlPairs)(
    'outlines of controls in %s on %s have a contrast of 3:1',
    (line, background) => {
      expect(contrast(palette[line], palette[background])).toBeGreaterThanOrEqual(3)
    },
  )
})

it('applies the dark scheme without a script', () => {
  expect(tokenSheet()).toMatch(
    /@media screen and \(prefers-color-scheme:dark\)\{:root\{color-scheme:dark;/,
  )
})
