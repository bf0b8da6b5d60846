import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * Puts each text of the page into two `<font>` elements, as the translator of a browser does, and
 * from then on each new text. React's own text nodes are no longer part of the page.
 */
const wrapTexts = () => {
  const isText = (node: Node) =>
    node.textContent?.trim() &&
    !node.parentElement?.closest('script, style, noscript, textarea, svg, font')
  const wrapAll = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      isText(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
    )
    const found: Text[] = []
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
    for (const text of found) {
      const font = document.createElement('font')
      font.append(document.createElement('font'))
      font.firstElementChild?.append(text.data)
      text.replaceWith(font)
    }
  }
  wrapAll()
  new MutationObserver(wrapAll).observe(document.body, { childList: true, subtree: true })
}

/** Whether React has hydrated each part, which it does one after the other; the footer last. */
const isHydrated = () =>
  [...document.querySelectorAll('main *, footer *')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__react')),
  )

/** Translates a page until it is left. */
export const translate = async (page: Page) => {
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true)
  await page.evaluate(wrapTexts)
}

/** Uses each control of a part of the page, and those of each dialog that they open. */
const operateControls = async (part: string) => {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const overlay = () => document.querySelector('.MuiModal-root')
  const setValue = (field: HTMLInputElement, value: string) => {
    // Past the setter with which React notices a value that the page itself has set.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
    set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const type = async (field: HTMLInputElement, texts: readonly string[]) => {
    for (const text of texts) {
      field.focus()
      setValue(field, text)
      await nextFrame()
      field.blur()
      await nextFrame()
    }
  }
  const choose = async (select: HTMLSelectElement) => {
    for (const index of [select.options.length - 1, 0]) {
      select.selectedIndex = index
      select.dispatchEvent(new Event('change', { bubbles: true }))
      await nextFrame()
    }
  }
  const operateOverlay = async () => {
    // Before it has taken the focus, it does not listen to Escape.
    while (!overlay()?.contains(document.activeElement)) await nextFrame()
    await operateWithin(overlay(), 'input, button')
    // Once: closing the sample report goes back in the history.
    overlay()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    while (overlay()) await nextFrame()
  }
  const press = async (control: HTMLElement) => {
    control.click()
    await nextFrame()
    if (control.ariaHasPopup) await operateOverlay()
  }
  const leavesPage =
    /^(Close|Back|Clear|Checkout|Show the results)|Reload|Order again|Choose a picture|Print|Search$/
  const isUsable = (control: HTMLElement) =>
    control.isConnected &&
    !control.matches(':disabled, [aria-disabled="true"], [type="file"], [type="hidden"]') &&
    !leavesPage.test(control.ariaLabel ?? control.textContent ?? '')
  const operate = async (control: HTMLElement) => {
    if (!isUsable(control)) return
    if (control instanceof HTMLSelectElement) await choose(control)
    else if (control.matches('textarea, input:not([type="radio"], [type="checkbox"])'))
      await type(control as HTMLInputElement, ['3', ''])
    else await press(control)
  }
  const operateWithin = async (root: Element | null, controls: string) => {
    for (const control of root?.querySelectorAll<HTMLElement>(controls) ?? [])
      await operate(control)
  }
  await operateWithin(document.querySelector(part), 'summary, button, select, textarea, input')
}

export const operateEveryControl = (page: Page, part: string) =>
  page.evaluate(operateControls, part)
