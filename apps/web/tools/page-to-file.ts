import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../../scripts/browser.ts'

export const publicFolder = new URL('../public/', import.meta.url)
export const { brand } = JSON.parse(readFileSync(new URL('data.json', publicFolder), 'utf8'))

/** A weight of the display face. */
export const fontFace = (weight: 400 | 600) => {
  const file = fileURLToPath(import.meta.resolve(`@fontsource/fraunces/files/fraunces-latin-${weight}-normal.woff2`))
  const data = readFileSync(file).toString('base64')
  return `@font-face { font-family: Fraunces; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}) }`
}

/** The browser that the tests use. */
export const launchBrowser = () => {
  const executablePath = findBrowser()
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
}
