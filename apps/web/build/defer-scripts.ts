import { HYDRATED } from '../app/config/hydrated-event.ts'
import { replayEarlyInput } from './replay-early-input.ts'

const PRELOAD = 'rel="modulepreload"'
const MODULE = '<script type="module"'

/** Restores what `deferScripts` renamed after the first frame; a hidden page renders no frames. */
const startScripts = async () => {
  if (!document.hidden) await new Promise(requestAnimationFrame)
  await new Promise((resolve) => setTimeout(resolve))
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=deferred]')) link.rel = 'modulepreload'
  for (const deferred of document.querySelectorAll('script[type=deferred]')) {
    const script = Object.assign(document.createElement('script'), { type: 'module', text: deferred.textContent })
    deferred.replaceWith(script)
  }
}

/**
 * Lets a page render its first frame before its scripts are requested: they would share the line with its text, picture and
 * font. What is clicked or chosen until hydration is replayed.
 *
 * @throws Error when the page has no module script to defer
 */
export const deferScripts = (html: string): string => {
  if (!html.includes(MODULE)) throw new Error('A prerendered page has no module script: see build/defer-scripts.ts')
  const inline = `<script>(${replayEarlyInput})(${JSON.stringify(HYDRATED)});(${startScripts})()</script>`
  return html
    .replaceAll(PRELOAD, 'rel="deferred"')
    .replaceAll(MODULE, '<script type="deferred"')
    .replace('</body>', () => `${inline}</body>`)
}
