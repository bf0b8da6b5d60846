import { onAction } from '../actions.js'
import { call } from '../api.js'
import { find, findAs, h, tableRow } from '../dom.js'
import { createList, fetchedList } from '../list.js'

/** @type {import('../console.js').Page} */
export const tablesPage = (section) => fetchedList(find(section, 'tbody'), 'data/tables', tableLink)

/** @param {{ name: string, rows: number }} table */
const tableLink = ({ name, rows }) => tableRow(h('a', { href: `/__mock/tables/${name}` }, name), String(rows))

/** @typedef {string | number | null} Value */
/** @typedef {{ id: number, values: Record<string, Value> }} Row */
/** @typedef {{ total: number, current_page: number, last_page: number, columns: string[], data: Row[] }} Rows */

/** @type {import('../console.js').Page} */
export const tablePage = (section, name) => {
  find(section, 'h1').textContent = name
  /** @param {string} column */
  const heading = (column) => h('th', {}, column)
  const edit = rowEditor(find(section, 'dialog'), name)
  /** @param {Row} row */
  const row = ({ id, values }) => {
    const cells = Object.values(values).map((value) => h('td', { title: cellText(value) }, cellText(value)))
    const button = h('button', { type: 'button', class: 'quiet', 'aria-label': `Edit row ${id}` }, 'Edit')
    button.addEventListener('click', () => edit({ id, values }))
    return h('tr', {}, h('td', {}, button), ...cells)
  }
  const showColumns = createList(find(section, 'thead tr'), heading)
  const showRows = createList(find(section, 'tbody'), row)
  return async () => {
    const page = new URLSearchParams(location.search).get('page') ?? '1'
    /** @type {Rows} */
    const { total, current_page, last_page, columns, data } = await call('GET', `api/tables/${name}?page=${page}`)
    showColumns(['Action', ...columns])
    showRows(data)
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

/** @param {Value} value */
const cellText = (value) => (value === null ? '–' : String(value))

/**
 * Returns a function that opens a dialog with a field for each column of a row.
 * @param {HTMLElement} dialog
 * @param {string} table
 * @returns {(row: Row) => void}
 */
const rowEditor = (dialog, table) => {
  const form = findAs(dialog, 'form', HTMLFormElement)
  const fields = find(dialog, '.fields')
  const problem = find(dialog, '.problem')
  /** @type {Row} */
  let edited = { id: 0, values: {} }

  onAction(form, async () => {
    const changes = Object.fromEntries(
      [...form.querySelectorAll('textarea')].flatMap((field) => {
        const value = edited.values[field.name] ?? null
        return field.value === (value === null ? '' : String(value)) ? [] : [[field.name, parsed(field.value, value)]]
      }),
    )
    problem.textContent = ''
    try {
      if (Object.keys(changes).length > 0) await call('PATCH', `api/tables/${table}/${edited.id}`, changes)
    } catch (error) {
      // The status line is behind the dialog.
      problem.textContent = error instanceof Error ? error.message : String(error)
      return ''
    }
    findAs(document, 'dialog[open]', HTMLDialogElement).close()
    return `Saved row ${edited.id} of ${table}.`
  })
  find(dialog, '[value=cancel]').addEventListener('click', () =>
    findAs(document, 'dialog[open]', HTMLDialogElement).close(),
  )

  return (row) => {
    edited = row
    problem.textContent = ''
    find(dialog, 'h2').textContent = `Row ${row.id} of ${table}`
    fields.replaceChildren(
      ...Object.entries(row.values).map(([column, value]) => {
        const text = value === null ? '' : String(value)
        const field = h('textarea', { name: column, rows: text.length > 60 ? '4' : '1', spellcheck: 'false' }, text)
        return h('label', {}, column, field)
      }),
    )
    if (dialog instanceof HTMLDialogElement) dialog.showModal()
  }
}

/**
 * A number where the column had one, null for an empty field that had no value.
 * @param {string} text
 * @param {Value} old
 */
const parsed = (text, old) => {
  if (text === '' && old === null) return null
  return typeof old === 'number' && text.trim() !== '' && !Number.isNaN(Number(text)) ? Number(text) : text
}
