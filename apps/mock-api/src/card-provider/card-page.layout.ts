import { createHash } from 'node:crypto'
import { brandMarkSvg, colours } from '@shop/design'
import { type Html, html, trusted } from '../shared/html.ts'
import { cardPageScript } from './card-page.script.ts'
import { cardPageStyles } from './card-page.styles.ts'

const styles = cardPageStyles.replaceAll('\n', '')
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const styleHash = hashOf(styles)
const scriptHash = hashOf(cardPageScript)

/**
 * The page's content security policy: its own style and script by their hashes, the display face of this server, and nothing
 * from anywhere. Browsers hold a form's redirects to `form-action` too, so the place that the payer returns to must be named.
 */
export const cardPagePolicy = (returnUrl: string | null): string =>
  [
    "default-src 'none'",
    `style-src ${styleHash}`,
    `script-src ${scriptHash}`,
    "font-src 'self'",
    `form-action 'self'${returnUrl === null ? '' : ` ${new URL(returnUrl).origin}`}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** A whole page of the provider's, which says on its face that it takes no money. */
export const pageLayout = (title: string, body: Html, back: Html | null = null): string =>
  html`<!doctype html><html lang="en-MY"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="theme-color" content="${colours.light.paper}" media="(prefers-color-scheme:light)"><meta name="theme-color" content="${colours.dark.paper}" media="(prefers-color-scheme:dark)"><title>${title}</title><style>${trusted(styles)}</style></head>
<body><p class="notice" role="note"><strong>Test page.</strong> No money is taken and no card is kept. Do not enter a real card.</p>
<div class="frame"><header class="brand">${trusted(brandMarkSvg({ size: 36, ink: 'currentColor', fill: 'currentColor' }))}<span>Card payment</span>${back}</header>
<main>${body}</main></div><script>${trusted(cardPageScript)}</script></body></html>`.markup
