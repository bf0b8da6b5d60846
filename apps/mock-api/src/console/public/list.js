import { call } from './api.js'

/**
 * Returns a function that shows items in a container. The elements of unchanged items stay, with their focus, selection and open
 * details.
 * @template T
 * @param {Element} container
 * @param {(item: T) => Element} render
 * @returns {(items: readonly T[]) => void}
 */
export const createList = (container, render) => {
  /** @type {Map<string, Element>} */
  let shown = new Map()
  return (items) => {
    const next = new Map(
      items.map((item) => {
        const key = JSON.stringify(item)
        return [key, shown.get(key) ?? render(item)]
      }),
    )
    const focused = container.contains(document.activeElement) ? document.activeElement : null
    for (const [key, element] of shown) if (!next.has(key)) element.remove()
    for (const [index, element] of [...next.values()].entries()) {
      const present = container.children[index] ?? null
      if (present !== element) container.insertBefore(element, present)
    }
    shown = next
    if (focused?.isConnected === false) restoreFocus(container, focused)
  }
}

/**
 * A keyboard user continues at the same control of the item, if it was only changed; else at the heading.
 * @param {Element} container
 * @param {Element} removed
 */
const restoreFocus = (container, removed) => {
  const label = removed.getAttribute('aria-label')
  const same = label && container.querySelector(`[aria-label="${CSS.escape(label)}"]`)
  const target = same || container.closest('section[id]')?.querySelector('h1')
  if (!(target instanceof HTMLElement)) return
  if (!same) target.tabIndex = -1
  target.focus()
}

/**
 * Returns a function that fetches the `data` of an endpoint and shows it as a list.
 * @template T
 * @param {Element} container
 * @param {string} path
 * @param {(item: T) => Element} render
 */
export const fetchedList = (container, path, render) => {
  const show = createList(container, render)
  return async () => {
    /** @type {{ data: readonly T[] }} */
    const { data } = await call('GET', path)
    show(data)
  }
}
