import { RELOADED_AT } from './components/missing-scripts'
import { watchFirstScripts } from './first-scripts'

/** Dispatched on the window when a prerendered page is hydrated. */
export const HYDRATED = 'shop:hydrated'

/**
 * Holds clicks on buttons and choices in selects until the page is hydrated, and shows at once that
 * they were heard. Then it dispatches the last one of each control. Links and forms work without a
 * script. It runs inline in every page, so it must not use anything from outside.
 */
const holdEarlyInput = (hydratedEvent: string) => {
  const held = new Map<Element, string | undefined>()
  const types = ['click', 'input', 'change']
  const hold = (event: Event) => {
    if (!(event.target instanceof Element)) return
    const control = event.target.closest(event.type === 'click' ? 'button[type=button]' : 'select')
    if (!control) return
    event.stopImmediatePropagation()
    // For screen readers, and for the style in global.css.
    control.setAttribute('aria-busy', 'true')
    held.set(control, control instanceof HTMLSelectElement ? control.value : undefined)
  }
  const repeat = (control: Element, value: string | undefined) => {
    if (control instanceof HTMLSelectElement && value !== undefined) {
      control.value = value
      control.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (control instanceof HTMLElement) control.click()
  }
  const replay = () => {
    for (const type of types) removeEventListener(type, hold, true)
    for (const [control, value] of held) {
      control.removeAttribute('aria-busy')
      repeat(control, value)
    }
  }
  for (const type of types) addEventListener(type, hold, true)
  // React ignores events that are dispatched inside its effects.
  addEventListener(hydratedEvent, () => queueMicrotask(replay), { once: true })
}

interface TrustedTypes {
  createPolicy(name: string, rules: Readonly<Record<string, (text: string) => string | null>>): void
}

/**
 * The page's Trusted Types: the browser refuses all other text as markup, as a script and as the
 * URL of a script. Runs inline, too.
 */
export const createPolicy = (trustedTypes?: TrustedTypes) => {
  trustedTypes?.createPolicy('default', {
    // React creates script elements with this markup, and sets their text, as markup without
    // elements or, for JSON-LD, as a script.
    createHTML: (text) => (text === '<script></script>' || !text.includes('<') ? text : null),
    createScript: (text) => (JSON.parse(text) ? text : null),
    // Scripts of Stripe.js and of its embedded page.
    createScriptURL: (url) =>
      /^https:\/\/(?:(?:[\w-]+\.)*js|checkout)\.stripe\.com\//.test(url) ? url : null,
  })
}

/** The text of the inline script of every page. */
export const earlyScript = import.meta.env.SSR
  ? `(${holdEarlyInput})("${HYDRATED}");(${createPolicy})(window.trustedTypes);` +
    `(${watchFirstScripts})("${HYDRATED}","${RELOADED_AT}")`
  : ''
