import type { Page } from '@playwright/test'

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

/** Translates a page that is hydrated, until it is left. */
export const translate = (page: Page) => page.evaluate(wrapTexts)

/** Uses each control of a part of the page, and those of each dialog that they open. */
const useControls = async (part: string) => {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const overlay = () => document.querySelector('[role="dialog"], [role="menu"]')
  const setValue = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => {
    // Past the setter with which React notices a value that the page itself has set.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
    set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const type = async (field: HTMLInputElement | HTMLTextAreaElement, texts: readonly string[]) => {
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
  const press = async (control: HTMLElement) => {
    control.click()
    await nextFrame()
    if (!control.ariaHasPopup) return
    while (!overlay()) await nextFrame()
    for (const inner of overlay()?.querySelectorAll<HTMLElement>('input, button') ?? [])
      if (!/^(Close|Back|Clear)/.test(inner.ariaLabel ?? '')) await operate(inner)
    while (overlay()) {
      const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
      const inOverlay = overlay()?.contains(document.activeElement)
      const target = inOverlay ? document.activeElement : overlay()
      target?.dispatchEvent(escape)
      await nextFrame()
    }
  }
  const operate = async (control: HTMLElement) => {
    const leavesPage = /Reload|Order again|Choose a picture|Print|Search$/
    if (!control.isConnected || control.matches(':disabled, [aria-disabled="true"], [type="file"]'))
      return
    if (leavesPage.test(control.ariaLabel ?? control.textContent ?? '')) return
    if (control instanceof HTMLSelectElement) return choose(control)
    if (control instanceof HTMLTextAreaElement) return type(control, ['3', ''])
    if (!(control instanceof HTMLInputElement)) return press(control)
    if (['radio', 'checkbox', 'hidden'].includes(control.type)) return press(control)
    await type(control, control.type === 'range' ? ['90', '10'] : ['3', ''])
  }
  for (const root of document.querySelectorAll(part))
    for (const control of root.querySelectorAll<HTMLElement>(
      'summary, button, select, textarea, input',
    ))
      await operate(control)
}

export const useEveryControl = (page: Page, part: string) => page.evaluate(useControls, part)
