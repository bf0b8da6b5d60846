import { contract, type Product, type ProductDetail } from '@shop/contract'
import { type HTMLElement, parse } from 'node-html-parser'
import { inject } from 'vitest'

export const origin = inject('origin')

/** Parses a page as a browser without JavaScript: including the content of `noscript`. */
export const parsePage = (html: string): HTMLElement =>
  parse(html, { blockTextElements: { script: true, style: true } })

export const fetchPage = async (path: string): Promise<HTMLElement> =>
  parsePage(await (await fetch(origin + path)).text())

/** The products of the mock, with which the shop was built. */
export const fetchProducts = async (): Promise<readonly Product[]> =>
  (await (await fetch(origin + contract.catalog.products.path)).json()).data

export const fetchDetail = async (id: number): Promise<ProductDetail> =>
  (await (await fetch(origin + contract.catalog.product.path.replace(':id', String(id)))).json())
    .data

/** The text of an element without scripts and styles, with single spaces. */
export const textOf = (element: HTMLElement | null): string => {
  if (!element) return ''
  const copy = parsePage(element.outerHTML)
  for (const hidden of copy.querySelectorAll('script, style')) hidden.remove()
  return copy.textContent.replaceAll(/\s+/g, ' ').trim()
}

export interface StructuredData {
  readonly '@type': string
  readonly [key: string]: unknown
}

/** The JSON-LD blocks of a page. @throws SyntaxError when a block is not JSON */
export const structuredDataOf = (page: HTMLElement): readonly StructuredData[] =>
  page
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script): StructuredData => JSON.parse(script.rawText))
