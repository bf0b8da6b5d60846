import { describe, expect, it } from 'vitest'
import {
  colours,
  contrast,
  controlPairs,
  cssVariables,
  dimensions,
  rhythm,
  schemes,
  textPairs,
  tokenSheet,
  typeScale,
} from '../src/index.ts'

describe.each(schemes)('the %s scheme', (scheme) => {
  const palette = colours[scheme]

  it.each(textPairs)('%s on %s meets WCAG AA', (text, background) => {
    expect(contrast(palette[text], palette[background])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(controlPairs)('outlines of controls in %s on %s have a contrast of 3:1', (line, background) => {
    expect(contrast(palette[line], palette[background])).toBeGreaterThanOrEqual(3)
  })

  it('gives each dimension its own hue, and uses none of them for actions', () => {
    const hues = dimensions.map((dimension) => palette[dimension])
    expect(new Set([...hues, palette.accent]).size).toBe(6)
  })

  it('emits every colour as a custom property', () => {
    const css = cssVariables(scheme)
    for (const value of Object.values(palette)) expect(css).toContain(value)
    expect(css).toContain('--ink-soft:')
  })
})

it('computes the contrast ratio of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

it('has six sizes and an eight-pixel spacing unit', () => {
  expect(Object.keys(typeScale)).toHaveLength(6)
  expect(rhythm).toBe(8)
})

it('applies the dark scheme without a script', () => {
  expect(tokenSheet()).toMatch(/@media screen and \(prefers-color-scheme:dark\)\{:root\{color-scheme:dark;/)
})
