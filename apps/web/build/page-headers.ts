import { createHash } from 'node:crypto'

/** Whom the pages may talk to besides their own origin. */
export interface PolicySettings {
  /** Origin of the API; empty when it is the shop's own. */
  readonly apiOrigin: string
  /** Address of the uploaded files; a path when they are the shop's own. */
  readonly uploadsUrl: string
  /** Whether a card provider's key is configured, so that its script is loaded (requirements §7). */
  readonly stripe: boolean
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The texts of the elements of this name that carry their content in the page. */
const inlineTexts = (html: string, element: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${element}(\\s[^>]*)?>([\\s\\S]*?)</${element}>`, 'g'))]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes))
    .map(([, , text = '']) => text)

const originOf = (url: string): string[] => (/^https?:\/\//.test(url) ? [new URL(url).origin] : [])

/** What emotion's style elements hold before their rules are added one by one. */
const emptyText = ''

/**
 * The content security policy of one page: its own inline scripts and styles by their hashes, nothing else inline that runs.
 * Style attributes are allowed: the drawn pages carry computed sizes in them, and they cannot run anything.
 */
export const policyOf = (html: string, { apiOrigin, uploadsUrl, stripe }: PolicySettings): string => {
  const scripts = [...new Set(inlineTexts(html, 'script'))].map(hash)
  const styles = [...new Set([...inlineTexts(html, 'style'), emptyText])].map(hash)
  const provider = (...hosts: string[]) => (stripe ? hosts.map((host) => `https://${host}`) : [])
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...provider('js.stripe.com')],
    'style-src': ["'self'", ...styles],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...originOf(uploadsUrl)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...originOf(apiOrigin), ...provider('api.stripe.com')],
    'frame-src': stripe ? provider('js.stripe.com', 'hooks.stripe.com') : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ')
}

/**
 * The headers of whatever is no page, such as a picture that is opened by itself: it runs nothing and stands in no frame. Not
 * stricter, since browsers show PDF files as a plugin.
 */
export const fileHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "script-src 'none'; base-uri 'none'; frame-ancestors 'none'",
} as const

/** The headers that every page has, whichever it is. */
export const pageHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=()',
  'x-frame-options': 'DENY',
} as const
