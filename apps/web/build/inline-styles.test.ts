import { expect, it } from 'vitest'
import { inlineStyles } from './inline-styles.ts'

const sheets = new Map([
  ['/assets/shell.css', '._stack_1 { gap: 8px }\n'],
  ['/assets/route.css', '._card_2{color:red}'],
  ['/assets/print.css', '@page{margin:0}'],
])
const page = (links: string) => `<head>${links}</head><body></body>`
const link = (href: string) => `<link rel="stylesheet" href="${href}"/>`
/** React finds its link by all attributes. */
const disabled = (href: string) => `<link rel="stylesheet" href="${href}" disabled=""/>`

it('inlines the linked sheets in their order and disables their links', () => {
  expect(inlineStyles(page(link('/assets/shell.css') + link('/assets/route.css')), sheets)).toBe(
    page(
      `${disabled('/assets/shell.css')}${disabled('/assets/route.css')}<style>._stack_1 { gap: 8px }._card_2{color:red}</style>`,
    ),
  )
})

it('keeps the URL that React rendered, and adds the one that Vite looks for', () => {
  expect(inlineStyles(page(link('/assets/shell.css#')), sheets)).toContain(
    disabled('/assets/shell.css#') + disabled('/assets/shell.css'),
  )
})

it('leaves a sheet that applies to the whole document linked', () => {
  expect(inlineStyles(page(link('/assets/print.css')), sheets)).toContain(link('/assets/print.css'))
})
