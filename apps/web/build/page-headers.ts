import { createHash } from 'node:crypto'

/** The hosts that pages may use besides their own origin. */
export interface PolicySettings {
  /** Origin of the API; empty when it is the shop's own. */
  readonly apiOrigin: string
  /** URL of the uploaded files; a path when they are the shop's own. */
  readonly uploadsUrl: string
}

/**
 * The hosts of Stripe's embedded page, besides those of Stripe.js, as Stripe documents them
 * (https://docs.stripe.com/security/guide).
 */
const embeddedCardPage: Record<string, readonly string[]> = {
  'script-src': ['https://*.js.stripe.com', 'https://checkout.stripe.com'],
  'img-src': ['https://*.stripe.com'],
  'connect-src': ['https://checkout.stripe.com'],
  'frame-src': ['https://*.js.stripe.com', 'https://checkout.stripe.com'],
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The contents of the inline elements of this name. JSON is left out: browsers do not run it, and a
 * policy does not apply to it.
 */
const inlineTexts = (html: string, element: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${element}(\\s[^>]*)?>([\\s\\S]*?)</${element}>`, 'g'))]
    .filter(([, attributes = '']) => !/\ssrc=|\stype="application\/(?:ld\+)?json"/.test(attributes))
    .map(([, , text = '']) => text)

/** The inline scripts and styles of a page, on which its policy depends. */
export const inlineCode = (html: string): string =>
  (['script', 'style'] as const)
    .flatMap((element) =>
      inlineTexts(html, element).map((text) => `<${element}>${text}</${element}>`),
    )
    .join('')

const originOf = (url: string): string[] => (/^https?:\/\//.test(url) ? [new URL(url).origin] : [])

/** The MUI drawer's emotion creates empty style elements and inserts its rules by script. */
const EMPTY = ''

/**
 * The content security policy of one or more pages, with the hashes of their inline scripts and
 * styles. Style attributes are allowed: prerendered pages have computed sizes in them, and they
 * cannot run code. The hosts of Stripe.js are always allowed: the owner may add its key to
 * data.json without a build.
 * @param embedsCardPage whether Stripe's embedded page may be shown
 */
export const contentSecurityPolicy = (
  pages: readonly string[],
  { apiOrigin, uploadsUrl }: PolicySettings,
  embedsCardPage = false,
): string => {
  const scripts = [...new Set(pages.flatMap((html) => inlineTexts(html, 'script')))].map(hash)
  const styles = [...new Set([...pages.flatMap((html) => inlineTexts(html, 'style')), EMPTY])].map(
    hash,
  )
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, 'https://js.stripe.com'],
    'style-src': ["'self'", ...styles],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...originOf(uploadsUrl)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...originOf(apiOrigin), 'https://api.stripe.com'],
    'frame-src': ['https://js.stripe.com', 'https://hooks.stripe.com'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  }
  const additions = embedsCardPage ? embeddedCardPage : {}
  return Object.entries(directives)
    .map(([name, values]) => {
      const sources = new Set([...values, ...(additions[name] ?? [])])
      return `${name} ${[...sources].join(' ')}`
    })
    .join('; ')
}

/**
 * The headers of all files other than pages: opened directly, they run no script and are not
 * framed. Not stricter, since browsers show PDF files as a plugin.
 */
export const fileHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "script-src 'none'; base-uri 'none'; frame-ancestors 'none'",
} as const

export const pageHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=()',
  'x-frame-options': 'DENY',
}
