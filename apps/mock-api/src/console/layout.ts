import { createHash } from 'node:crypto'
import { brandMarkSvg } from '@shop/design'
import { type Html, html, trusted } from '../shared/html.ts'
import type { World } from '../worlds/world.ts'
import { consoleScript } from './script.ts'
import { consoleStyles } from './styles.ts'
import { moment } from './words.ts'

const styles = consoleStyles.replaceAll('\n', '')
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Its own style and script by their hashes, calls, frames and the display face of this server, and nothing from anywhere. */
export const consolePolicy = [
  "default-src 'none'",
  `style-src ${hashOf(styles)}`,
  `script-src ${hashOf(consoleScript)}`,
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const places = [
  ['', 'Requests'],
  ['scenarios', 'Scenarios'],
  ['sign-in', 'Sign in'],
  ['payments', 'Payments'],
  ['mails', 'Mails'],
  ['faults', 'Faults'],
  ['clock', 'Clock'],
  ['tables', 'Tables'],
] as const
type Place = (typeof places)[number][0]

export interface ConsolePage {
  readonly place: Place
  readonly title: string
  readonly lead: string
  readonly body: Html
  /** It does not keep itself fresh: what it shows has no address to ask again. */
  readonly isStill?: true
}

/** A whole page of the console, for the world that it is opened in. */
export const consoleLayout = (world: World, { place, title, lead, body, isStill }: ConsolePage): string =>
  html`<!doctype html><html lang="en-MY"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} · world ${world.name}</title><style>${trusted(styles)}</style></head>
<body${isStill && trusted(' data-still')}><a class="skip" href="#main">Skip to the content</a>
<header class="top"><div class="bar">${trusted(brandMarkSvg({ size: 28, ink: 'currentColor', fill: 'currentColor' }))}<span class="brand">Console</span>
<div class="facts" id="facts" data-live><span>World <b>${world.name}</b></span> <span>Time <b>${moment(world.clock.now().toISOString(), 'minute')}</b>${world.clock.setting.frozenAt === null ? '' : ' (frozen)'}</span> <span>Faults <b>${world.faults.list.filter(({ struck, times }) => struck < times).length}</b></span>${world.faults.heldCount > 0 && html` <span>Held <b>${world.faults.heldCount}</b></span>`}</div>
<span class="facts"><a href="/">Shop</a> <a href="/docs">Explorer</a></span></div>
<nav aria-label="Console"><ul>${places.map(([path, name]) => html`<li><a href="/__mock${path && `/${path}`}"${path === place && trusted(' aria-current="page"')}>${name}</a></li>`)}</ul></nav></header>
<main id="main"><h1>${title}</h1><p class="lead">${lead}</p><p id="status" role="status" class="soft"></p>${body}</main>
<script>${trusted(consoleScript)}</script></body></html>`.markup
