import { type HTMLElement, parse } from 'node-html-parser'
import { inject } from 'vitest'

export const origin = inject('origin')

/** Parses a page as a browser without JavaScript does: what is in `noscript` counts. */
export const parsePage = (html: string): HTMLElement =>
  parse(html, { blockTextElements: { script: true, style: true } })

export const fetchPage = async (path: string): Promise<HTMLElement> =>
  parsePage(await (await fetch(origin + path)).text())

/** The text as it is shown: without scripts and styles, with single spaces. */
export const textOf = (element: HTMLElement | null): string => {
  if (!element) return ''
  const copy = parsePage(element.outerHTML)
  for (const hidden of copy.querySelectorAll('script, style')) hidden.remove()
  return copy.textContent.replaceAll(/\s+/g, ' ').trim()
}

export interface Thing {
  readonly '@type': string
  readonly [key: string]: unknown
}

/** The JSON-LD blocks of a page. @throws SyntaxError when a block is not JSON */
export const thingsOf = (page: HTMLElement): readonly Thing[] =>
  page.querySelectorAll('script[type="application/ld+json"]').map((script): Thing => JSON.parse(script.rawText))
