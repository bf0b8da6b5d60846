import { call } from '../api.js'
import { find, findAs, h, tableRow } from '../dom.js'
import { createList, fetchedList } from '../list.js'

/** @type {import('../console.js').Page} */
export const tablesPage = (section) => fetchedList(find(section, 'tbody'), 'data/tables', tableLink)

/** @param {{ name: string, rows: number }} table */
const tableLink = ({ name, rows }) => tableRow(h('a', { href: `/__mock/tables/${name}` }, name), String(rows))

/** @typedef {{ total: number, current_page: number, last_page: number, columns: string[], rows: string[][] }} Rows */

/** @type {import('../console.js').Page} */
export const tablePage = (section, name) => {
  find(section, 'h1').textContent = name
  /** @param {string} column */
  const heading = (column) => h('th', {}, column)
  /** @param {string[]} cells */
  const row = (cells) => h('tr', {}, ...cells.map((text) => h('td', { title: text }, text)))
  const showColumns = createList(find(section, 'thead tr'), heading)
  const showRows = createList(find(section, 'tbody'), row)
  return async () => {
    const page = new URLSearchParams(location.search).get('page') ?? '1'
    /** @type {Rows} */
    const { total, current_page, last_page, columns, rows } = await call('GET', `data/tables/${name}?page=${page}`)
    showColumns(columns)
    showRows(rows)
    find(section, '.lead').textContent = `${total} ${total === 1 ? 'row' : 'rows'}, newest first.`
    find(section, '.buttons .soft').textContent = `Page ${current_page} of ${last_page}`
    for (const [selector, target] of /** @type {const} */ ([
      ['#newer', current_page - 1],
      ['#older', current_page + 1],
    ])) {
      const link = findAs(section, selector, HTMLAnchorElement)
      link.search = `page=${target}`
      link.hidden = target < 1 || target > last_page
    }
  }
}
