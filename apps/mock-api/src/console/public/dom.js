/** @type {<T extends Element>(parent: ParentNode, selector: string, type: new () => T) => T} */
export const findAs = (parent, selector, type) => {
  const element = parent.querySelector(selector)
  if (!(element instanceof type)) throw new Error(`The page has no ${type.name} ${selector}.`)
  return element
}

/** @type {(parent: ParentNode, selector: string) => HTMLElement} */
export const find = (parent, selector) => findAs(parent, selector, HTMLElement)

/**
 * Creates an element. Texts are never parsed as HTML.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} attributes
 * @param {...(Node | string)} children
 */
export const h = (tag, attributes, ...children) => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

/** @param {...(Node | string)} cells */
export const tableRow = (...cells) => h('tr', {}, ...cells.map((cell) => h('td', {}, cell)))

/** @param {object} value shown on three lines at most */
export const jsonCode = (value) => h('code', { class: 'wrap' }, JSON.stringify(value))

/** @param {string} text */
export const note = (text) => h('span', { class: 'soft' }, text)

/** @type {(text: string, tone: 'good' | 'bad' | 'note' | '') => HTMLElement} */
export const tag = (text, tone) => h('span', { class: `tag ${tone}` }, text)

/** @type {(form: HTMLFormElement, name: string, value: string) => void} */
export const setField = (form, name, value) => {
  const field = form.elements.namedItem(name)
  if (field !== null && 'value' in field) field.value = value
}
