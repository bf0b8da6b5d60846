/// <reference lib="dom" />
import { vi } from 'vitest'
import type { EngineElement, EngineTab, Key } from './engine.ts'

type Role = 'button' | 'combobox' | 'menuitem' | 'textbox'

const selectors: Readonly<Record<Role, string>> = {
  button: 'button, summary, input[type=submit], [role=button]',
  combobox: 'select, [role=combobox]',
  menuitem: '[role=menuitem]',
  textbox: 'input:not([type=checkbox], [type=radio], [type=submit], [type=file]), textarea',
}

/** The first visible element that matches and has the accessible name. Runs in the page. */
const findInPage = (selector: string, pattern: string): Element => {
  const name = new RegExp(pattern, 'i')
  const textOf = (element: Element | null): string =>
    element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement
        ? element.labels
        : null
    return (
      element.getAttribute('aria-label') ??
      (ids.length > 0
        ? ids.map((id) => textOf(document.getElementById(id))).join(' ')
        : textOf(labels?.[0] ?? element) || (element.querySelector('img')?.alt ?? ''))
    )
  }
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert], [aria-hidden=true]') === null &&
      !element.matches(':disabled') &&
      name.test(nameOf(element)),
  )
  if (!found) throw new Error(`Nothing is called ${pattern} at ${location.href}`)
  return found
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const patternOf = (name: string | RegExp): string =>
  typeof name === 'string' ? `^${escaped(name)}$` : name.source

const patience = { timeout: 30_000, interval: 100 }

/** Where the element is, or 'moving' while an animation of it or of what contains it runs. */
const placeOf = (element: Element): string =>
  document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' &&
        effect instanceof KeyframeEffect &&
        effect.target?.contains(element),
    )
    ? 'moving'
    : JSON.stringify(element.getBoundingClientRect())

/** Waits until an element keeps its place: a click that is aimed at a moving one can miss. */
const untilStill = async (element: EngineElement) => {
  let before = ''
  await vi.waitFor(async () => {
    const now = await element.evaluate(placeOf)
    const isStill = now !== 'moving' && now === before
    before = now
    if (!isStill) throw new Error('The element moves.')
  }, patience)
}

/** What a person does in a tab, by the names on the screen. Each step waits for what it needs. */
export const shopperIn = (tab: EngineTab, origin: string) => {
  const element = (role: Role, name: string | RegExp): Promise<EngineElement> =>
    vi.waitFor(() => tab.find(findInPage, selectors[role], patternOf(name)), patience)
  const url = () => tab.evaluate(() => location.href)
  // biome-ignore lint/performance/useDomNodeTextContent: a person does not see hidden text.
  const visibleText = () => tab.evaluate(() => document.body.innerText)

  return {
    ...tab,
    url,
    goTo: (path: string) => tab.open(new URL(path, origin).href),
    click: (role: Role, name: string | RegExp) =>
      // The element can move or be replaced between the calls, as when a menu opens or the page
      // hydrates.
      vi.waitFor(async () => {
        const found = await element(role, name)
        await untilStill(found)
        await found.click()
      }, patience),
    fill: async (name: string | RegExp, text: string) => {
      const field = await element('textbox', name)
      await field.evaluate((input) => {
        if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) {
          input.focus()
          input.select()
        }
        return ''
      })
      await tab.type(text)
    },
    select: async (name: string | RegExp, option: string) => {
      const field = await element('combobox', name)
      await field.evaluate((select) => {
        if (select instanceof HTMLElement) select.focus()
        return ''
      })
      await tab.type(option)
    },
    press: (key: Key) => tab.press(key),
    valueOf: async (name: string | RegExp) =>
      (await element('textbox', name)).evaluate((input) =>
        input instanceof HTMLInputElement ? input.value : '',
      ),
    seesButton: async (name: string | RegExp) => void (await element('button', name)),
    focusedText: () =>
      tab.evaluate(() => {
        const focused = document.activeElement
        return focused?.getAttribute('aria-label') ?? focused?.textContent ?? ''
      }),
    sees: (text: string | RegExp) =>
      vi.waitFor(async () => {
        const shown = (await visibleText()).replaceAll('\u00a0', ' ')
        if (!new RegExp(typeof text === 'string' ? escaped(text) : text.source, 'i').test(shown)) {
          throw new Error(`No "${text}" at ${await url()}:\n${shown.slice(0, 2000)}`)
        }
      }, patience),
    noLongerSees: (text: string) =>
      vi.waitFor(async () => {
        if ((await visibleText()).includes(text))
          throw new Error(`"${text}" is still at ${await url()}`)
      }, patience),
    arrivesAt: (path: string | RegExp) =>
      vi.waitFor(async () => {
        const current = await url()
        if (!(typeof path === 'string' ? new URL(current).pathname === path : path.test(current))) {
          throw new Error(`At ${current} instead of ${path}`)
        }
      }, patience),
  }
}

export type Shopper = ReturnType<typeof shopperIn>
