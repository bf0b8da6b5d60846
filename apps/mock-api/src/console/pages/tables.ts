import { html } from '../../shared/html.ts'
import type { TableRows, World } from '../../worlds/world.ts'
import type { ConsolePage } from '../layout.ts'

const perPage = 50

export const tablesPage = (world: World): ConsolePage => ({
  place: 'tables',
  title: 'Tables',
  lead: 'This world’s database, to look into. Amounts are in sen, times in UTC; tokens and passwords are stored as hashes.',
  body: html`<div class="scroll" id="tables" data-live><table><thead><tr><th>Table</th><th class="num">Rows</th></tr></thead><tbody>${world
    .tables()
    .map(
      (name) =>
        html`<tr><td><a id="t-${name}" href="/__mock/tables/${name}">${name}</a></td><td class="num">${world.readTable(name, 0, 0)?.total}</td></tr>`,
    )}</tbody></table></div>`,
})

/** @param page counts from 1 */
export const tablePage = (name: string, page: number, { total, columns, rows }: TableRows): ConsolePage => {
  const last = Math.max(1, Math.ceil(total / perPage))
  return {
    place: 'tables',
    title: name,
    lead: `${total} ${total === 1 ? 'row' : 'rows'}, the newest first.`,
    body: html`<p><a href="/__mock/tables">All tables</a></p><div class="scroll" id="rows" data-live tabindex="0" role="region" aria-label="Rows of ${name}"><table><thead><tr>${columns.map((column) => html`<th>${column}</th>`)}</tr></thead><tbody>${rows.map(
      (row) =>
        html`<tr>${columns.map((column) => html`<td class="cell mono" title="${text(row[column])}">${text(row[column])}</td>`)}</tr>`,
    )}</tbody></table></div>
<p class="buttons">${page > 1 && html`<a href="?page=${page - 1}">Newer</a>`} <span class="soft">Page ${page} of ${last}</span> ${page < last && html`<a href="?page=${page + 1}">Older</a>`}</p>`,
  }
}

export const rowsFrom = (world: World, name: string, page: number): TableRows | undefined =>
  world.readTable(name, perPage, (page - 1) * perPage)

const text = (value: TableRows['rows'][number][string] | undefined): string => {
  if (value === null || value === undefined) return '–'
  return value instanceof Uint8Array ? `${value.length} bytes` : String(value)
}
