import { find, tableRow } from '../dom.js'
import { formatTime } from '../format.js'
import { fetchedList } from '../list.js'

/** @typedef {import('../../../worlds/browser-reports.ts').FieldFigure} FieldFigure */

/** @type {import('../console.js').Page} */
export const figuresPage = (section) => fetchedList(find(section, 'tbody'), 'data/figures', row)

/** @param {FieldFigure} figure */
const row = ({ at, page, name, value, rating }) =>
  tableRow(formatTime(at, 'second'), page, name, name === 'CLS' ? String(value) : `${Math.round(value)} ms`, rating)
