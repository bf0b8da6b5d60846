import { expect, it } from 'vitest'
import { inlineStyles } from './inline-styles.ts'

const page = (links: string, classes: string) => `<head>${links}</head><body class="${classes}"></body>`
const link = (href: string) => `<link rel="stylesheet" href="${href}" crossorigin="anonymous"/>`
/** React finds its link by all attributes. */
const disabled = (href: string) => `<link rel="stylesheet" href="${href}" crossorigin="anonymous" disabled=""/>`
const added = (href: string) => `<link rel="stylesheet" href="${href}" disabled=""/>`
const shell = { href: '/assets/shell.css', text: '._stack_1 { gap: 8px }\n' }
const lazy = { href: '/assets/lazy.css', text: '._card_2{color:red}' }
const part = { href: '/assets/part.css', text: '._part_3{gap:8px}' }
const whole = { href: '/assets/whole.css', text: `._whole_4{gap:0}${part.text}\n` }
const print = { href: '/assets/print.css', text: '@page{margin:0}' }

const inlinedPages = async (pages: Record<string, string>) => {
  const found: Record<string, string> = {}
  const read = async (file: string) => pages[file] ?? ''
  for await (const [file, html] of inlineStyles(Object.keys(pages), read, [lazy, shell, part, whole, print]))
    found[file] = html
  return found
}
const inlined = async (html: string) => (await inlinedPages({ 'index.html': html }))['index.html']

it('inlines linked sheets and those of lazy-loaded components in the page, with disabled links', async () => {
  expect(await inlined(page(link('/assets/shell.css'), '_stack_1 _card_2'))).toBe(
    page(
      `${disabled('/assets/shell.css')}<style>${lazy.text}${shell.text.trim()}</style>${added('/assets/lazy.css')}`,
      '_stack_1 _card_2',
    ),
  )
})

it('keeps the URL that React rendered, and adds the one that Vite looks for', async () => {
  expect(await inlined(page(link('/assets/shell.css#'), ''))).toContain(
    `${disabled('/assets/shell.css#')}<style>${shell.text.trim()}</style>${added('/assets/shell.css')}`,
  )
})

it('does not repeat the rules of a sheet that another sheet has too', async () => {
  const links = link('/assets/part.css') + link('/assets/whole.css')
  expect(await inlined(page(links, ''))).toContain(`<style>${whole.text.trim()}</style>`)
})

it('leaves a sheet that applies to the whole document linked', async () => {
  expect(await inlined(page(link('/assets/print.css'), ''))).toContain(link('/assets/print.css'))
})

it('puts the sheets of more pages first', async () => {
  const pages = await inlinedPages({
    'a.html': page(link('/assets/lazy.css') + link('/assets/shell.css'), ''),
    'b.html': page(link('/assets/shell.css'), ''),
  })
  expect(pages['a.html']).toContain(`<style>${shell.text.trim()}${lazy.text}</style>`)
})
