import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fp from 'fastify-plugin'

const address = '/__mock/display.woff2'
const file = fileURLToPath(import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'))

/**
 * The house's display face, for the style sheet of a page of this process; its policy needs `font-src 'self'`. It comes from the
 * same machine, so headings wait for it rather than change under the reader's eyes.
 */
export const displayFontFace = `@font-face{font-family:'Fraunces Shop';font-weight:100 900;font-display:block;src:url(${address}) format('woff2')}`

/** Serves the display face to the card page and the console, which load nothing from elsewhere. */
export const displayFontPlugin = fp(async (app) => {
  const font = readFileSync(file)
  app.get(address, (_request, reply) =>
    reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(font),
  )
})
