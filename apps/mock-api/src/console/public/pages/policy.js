import { find, tableRow } from '../dom.js'
import { formatTime } from '../format.js'
import { fetchedList } from '../list.js'

/** @typedef {import('../../../worlds/browser-reports.ts').PolicyReport} PolicyReport */

/** @type {import('../console.js').Page} */
export const policyPage = (section) => fetchedList(find(section, 'tbody'), 'data/policy', row)

/** @param {PolicyReport} report */
const row = ({ at, page, directive, blocked, source }) =>
  tableRow(formatTime(at, 'second'), page, directive, blocked, source)
