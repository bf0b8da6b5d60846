import { call } from './api.js'

/**
 * Returns a function that shows items in a container. The elements of unchanged items stay, with
 * their focus, selection and open details.
 * @template T
 * @param {Element} container
 * @param {(item: T) => Element} render
 * @returns {(items: readonly T[]) => void}
 */
export const createList = (container, render) => {
  /** @type {ReadonlyMap<string, Element>} */
  let shown = new Map()
  return (items) => {
    const focused = container.contains(document.activeElement) ? document.activeElement : null
    const next = elementsOf(items, render, shown)
    for (const [key, element] of shown) if (!next.has(key)) element.remove()
    place(container, [...next.values()])
    shown = next
    if (focused?.isConnected === false) restoreFocus(container, focused)
  }
}

/**
 * The elements of items, by the content of the item.
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => Element} render
 * @param {ReadonlyMap<string, Element>} shown elements to use again
 * @returns {ReadonlyMap<string, Element>}
 */
const elementsOf = (items, render, shown) =>
  new Map(
    items.map((item) => {
      const key = JSON.stringify(item)
      return [key, shown.get(key) ?? render(item)]
    }),
  )

/**
 * Inserts elements in their order, and moves none that has its place already.
 * @param {Element} container
 * @param {readonly Element[]} elements
 */
const place = (container, elements) => {
  for (const [index, element] of elements.entries()) {
    const present = container.children[index] ?? null
    if (present !== element) container.insertBefore(element, present)
  }
}

/**
 * Sets the focus after its element was removed: to the same control of the item, if the item only
 * changed; else to the heading.
 * @param {Element} container
 * @param {Element} removed
 */
const restoreFocus = (container, removed) => {
  const label = removed.getAttribute('aria-label')
  const sameControl = label && container.querySelector(`[aria-label="${CSS.escape(label)}"]`)
  const target = sameControl || container.closest('section[id]')?.querySelector('h1')
  if (!(target instanceof HTMLElement)) return
  if (!sameControl) target.tabIndex = -1
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
