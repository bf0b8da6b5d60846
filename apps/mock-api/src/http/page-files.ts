import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { tokenSheet } from '@shop/design'
import type { FastifyInstance, FastifyReply } from 'fastify'
import fp from 'fastify-plugin'

const fontPath = '/__mock/display.woff2'
const fontFile = fileURLToPath(
  import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff2'),
)
const fontFace = `@font-face {
  font-family: 'Fraunces Shop';
  font-weight: 600;
  font-display: block;
  src: url(${fontPath}) format('woff2');
}`

/** `/__mock/base.css` for every page of the mock: design tokens, display font and base rules. */
export const baseStylesPlugin = fp(
  async (app) => {
    const font = readFileSync(fontFile)
    app.get(fontPath, (_request, reply) =>
      reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(font),
    )
    const files = [
      import.meta.resolve('@shop/design/base.css'),
      new URL('base.css', import.meta.url),
    ]
    const rules = files.map((file) => readFileSync(new URL(file), 'utf8'))
    const sheet = [tokenSheet(), fontFace, ...rules].join('\n')
    app.get('/__mock/base.css', (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(sheet),
    )
  },
  { name: 'base-styles' },
)

/**
 * Serves a page's style sheets and scripts, which its policy admits with `'self'`, under `prefix`.
 */
export const servePageFiles = (app: FastifyInstance, prefix: string, folder: URL) =>
  // A route for each file, since the guard of the console compares the patterns of routes.
  app.register(fastifyStatic, {
    root: fileURLToPath(folder),
    prefix,
    wildcard: false,
    decorateReply: false,
    index: false,
  })

export const sendPage = (reply: FastifyReply, policy: string, markup: string) =>
  reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(markup)

/** Files of this server alone, without inline styles and scripts, and further directives. */
export const pagePolicy = (...directives: readonly string[]): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...directives,
  ].join('; ')
