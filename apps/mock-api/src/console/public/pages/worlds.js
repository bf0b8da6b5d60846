import { actionButton, onAction } from '../actions.js'
import { call } from '../api.js'
import { find, findAs, h, note, tableRow, tag } from '../dom.js'
import { formatTime } from '../format.js'
import { createList } from '../list.js'

/**
 * With the URL of its shop.
 * @typedef {import('../../../worlds/world-registry.ts').ListedWorld & { url: string }} World
 */

/** @type {import('../console.js').Page} */
export const page = (section) => {
  let current = 'default'
  const field = findAs(section, 'input', HTMLInputElement)
  onAction(find(section, 'form'), async () =>
    location.assign(consoleOf(field.value.toLowerCase(), current)),
  )
  /** @type {(worlds: readonly World[]) => void} */
  const show = createList(find(section, 'tbody'), (world) => worldRow(world, current))
  return async ({ world }) => {
    current = world
    /** @type {{ data: readonly World[] }} */
    const { data } = await call('GET', 'api/worlds')
    show(data)
  }
}

/**
 * The console of a world, by the label of its host.
 * @param {string} name
 * @param {string} current world of this page
 */
const consoleOf = (name, current) => {
  const url = new URL('/__mock', location.href)
  const domain = url.hostname.startsWith(`${current}.`)
    ? url.hostname.slice(current.length + 1)
    : url.hostname
  // An address has no labels.
  url.hostname = `${name}.${/^[\d[]/.test(domain) ? 'localhost' : domain}`
  return url.href
}

/** @type {(world: World, current: string) => HTMLElement} */
const worldRow = ({ name, created_at, used_at, is_open, url }, current) => {
  const remove = async () => {
    if (!confirm(`Delete the world ${name} with its data?`)) return 'Nothing was deleted.'
    await call('DELETE', `api/worlds/${name}`)
    return `Deleted the world ${name}.`
  }
  return tableRow(
    name === current ? h('b', {}, name, note(' this one')) : h('a', { href: `${url}__mock` }, name),
    formatTime(created_at, 'minute'),
    formatTime(used_at, 'second'),
    is_open ? tag('open', 'good') : tag('in a file', ''),
    h(
      'div',
      { class: 'buttons' },
      h('a', { href: url, 'aria-label': `Shop of ${name}` }, 'Shop'),
      actionButton('Delete', `Delete the world ${name}`, 'quiet', remove),
    ),
  )
}
