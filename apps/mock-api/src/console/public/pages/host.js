import { onAction } from '../actions.js'
import { call } from '../api.js'
import { findAs } from '../dom.js'

/** @type {import('../console.js').Page} */
export const page = (section) => {
  const select = findAs(section, 'select', HTMLSelectElement)
  onAction(select, () => call('POST', 'api/host', { style: select.value }))
  const embedded = findAs(section, '#embedded', HTMLInputElement)
  onAction(embedded, () =>
    call('POST', 'api/card-provider', { mode: embedded.checked ? 'embedded' : 'hosted' }),
  )
  return ({ hostStyle, cardProvider }) => {
    // An open list would lose what is highlighted.
    if (select.value !== hostStyle) select.value = hostStyle
    embedded.checked = cardProvider === 'embedded'
  }
}
