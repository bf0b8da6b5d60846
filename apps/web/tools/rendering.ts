/** What the tools share that render pages to files: folder, brand, font and browser. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findBrowser } from '@shop/tooling/find-browser'
import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'

export const publicFolder = new URL('../public/', import.meta.url)
export const { brand } = JSON.parse(readFileSync(new URL('data.json', publicFolder), 'utf8'))

export const fontFile = (weight: 400 | 600, style: 'normal' | 'italic') =>
  fileURLToPath(
    import.meta.resolve(`@fontsource/fraunces/files/fraunces-latin-${weight}-${style}.woff2`),
  )

const fontFace = (weight: 400 | 600, style: 'normal' | 'italic' = 'normal') => {
  const data = readFileSync(fontFile(weight, style)).toString('base64')
  return `@font-face {
  font-family: Fraunces; font-weight: ${weight}; font-style: ${style};
  src: url(data:font/woff2;base64,${data})
}`
}

/** The three faces that the documents and book pages use. */
export const fontFaces = [fontFace(400), fontFace(600), fontFace(400, 'italic')].join('')

export const markdownHtml = (markdown: string) =>
  micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })

/** The browser that the tests use. */
export const launchBrowser = () => {
  const executablePath = findBrowser()
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
}
