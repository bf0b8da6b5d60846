import { HYDRATED } from '../app/config/hydrated-event.ts'
import { replayEarlyInput } from './replay-early-input.ts'

const PRELOAD = 'rel="modulepreload"'
const MODULE = '<script type="module"'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      readonly createHTML?: (text: string) => string | null
      readonly createScript?: (text: string) => string | null
      readonly createScriptURL?: (url: string) => string | null
    },
  ): { createScript(text: string): string }
}

/**
 * Restores what `deferScripts` renamed as soon as the first frame is on the screen; a hidden page renders none. Before, it creates the
 * page's Trusted Types policies: the browser refuses all other text as markup, as a script and as the URL of a script.
 *
 * @param load imports a module
 */
const startScripts = async (load: (url: string) => Promise<unknown>, trustedTypes?: TrustedTypes) => {
  const isJson = (text: string) => {
    try {
      return Boolean(JSON.parse(text))
    } catch {
      return false
    }
  }
  trustedTypes?.createPolicy('default', {
    // React creates script elements with this markup, and sets their text, as markup without elements or, for JSON-LD, as a script.
    createHTML: (text) => (text === '<script></script>' || !text.includes('<') ? text : null),
    createScript: (text) => (isJson(text) ? text : null),
    createScriptURL: (url) => (url.startsWith('https://js.stripe.com/') ? url : null),
  })
  const policy = trustedTypes?.createPolicy('deferred-scripts', { createScript: (text) => text })
  const nextTask = () => new Promise((resolve) => setTimeout(resolve))
  if (!document.hidden) {
    await new Promise(requestAnimationFrame)
    // The frame reaches the screen later, which not every browser reports.
    await new Promise((resolve) => {
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
      setTimeout(resolve, 100)
    })
  }
  await nextTask()
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel^=deferred]')
  for (const [index, link] of links.entries()) {
    link.rel = 'modulepreload'
    // Twenty requests in one task would block a slow phone.
    if (index % 4 === 3) await nextTask()
  }
  // The large files of build/chunks.ts, each in a task of its own as soon as it has arrived: the scripts below evaluate the rest in one.
  for (const { href } of links) {
    if (!/\/(?:react|framework|shell)-/.test(href)) continue
    await load(href).catch(() => undefined)
    await nextTask()
  }
  for (const deferred of document.querySelectorAll('script[type=deferred]')) {
    const content = deferred.textContent
    // The content policy allows the text by its hash.
    const text = policy ? policy.createScript(content) : content
    deferred.replaceWith(Object.assign(document.createElement('script'), { type: 'module', text }))
  }
}

/**
 * The inline script of every page. Its text depends on the compiler that loads this file, so a build stores it for later refreshes.
 *
 * @throws Error when it cannot be minified
 */
export const startScript = async (): Promise<string> => {
  // Loaded for builds alone: build/refresh-pages.ts has no use for Vite.
  const { minify } = await import('vite')
  const text = `(${replayEarlyInput})(${JSON.stringify(HYDRATED)});(${startScripts})((url) => import(url), window.trustedTypes)`
  const { code, errors } = await minify('start.js', text)
  if (errors.length > 0) throw new Error(`The inline script of the pages cannot be minified: ${errors[0]?.message}`)
  return code.trim()
}

/**
 * Lets a page show its first frame before its scripts are requested: they would share the line with its text, picture and
 * font. What is clicked or chosen until hydration is replayed.
 *
 * @param script the text of `startScript`
 * @throws Error when the page has no module script to defer
 */
export const deferScripts = (html: string, script: string): string => {
  if (!html.includes(MODULE)) throw new Error('A prerendered page has no module script: see build/defer-scripts.ts')
  return html
    .replaceAll(PRELOAD, 'rel="deferred"')
    .replaceAll(MODULE, '<script type="deferred"')
    .replace('</body>', () => `<script>${script}</script></body>`)
}
