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
    for (const [key, element] of shown) {
      if (next.has(key)) continue
      const hadFocus = element.contains(document.activeElement)
      element.remove()
      if (hadFocus) focusAfterRemoval(container)
    }
    for (const [index, element] of [...next.values()].entries()) {
      const present = container.children[index] ?? null
      if (present !== element) container.insertBefore(element, present)
    }
    shown = next
  }
}

/**
 * A keyboard user continues at the list, or at its section when the list is empty.
 * @param {Element} container
 */
const focusAfterRemoval = (container) => {
  const region = container.closest('[tabindex]')
  const heading = container.closest('section')?.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  const target = container.children.length > 0 ? (region ?? heading) : heading
  if (target instanceof HTMLElement) target.focus()
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
