import { expect, it } from 'vitest'
import { findNextScripts, linkNextScripts, withoutNextScripts } from './next-scripts.ts'

const nextScripts = findNextScripts(
  new Map([
    ['shell-1.js', 'import"./react-1.js";import(`./data-layer-1.js`);import(`./cart-sidebar-1.js`)'],
    [
      'route-1.js',
      'const d=["assets/page-1.js","assets/shell-1.js","assets/page-1.css"];import("./shell-1.js");import(`./page-1.js`)',
    ],
  ]),
)

it('links what the scripts of the page import dynamically, and of the shell the data layer, each once', () => {
  const preloads = ['react-1.js', 'shell-1.js', 'route-1.js']
    .map((name) => `<link rel="modulepreload" href="/assets/${name}"/>`)
    .join('')
  const html = `<head>${preloads}</head>`
  const linked = linkNextScripts(html, nextScripts)
  expect(linked).toBe(
    `<head>${preloads}<link rel="deferred-next" href="/assets/data-layer-1.js"/><link rel="deferred-next" href="/assets/page-1.js"/></head>`,
  )
  expect(withoutNextScripts(linked)).toBe(html)
})
