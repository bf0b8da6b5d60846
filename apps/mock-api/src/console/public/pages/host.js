import { onAction } from '../actions.js'
import { call } from '../api.js'
import { findAs } from '../dom.js'

/** @type {import('../console.js').Page} */
export const page = (section) => {
  const sparse = findAs(section, '#sparse', HTMLInputElement)
  onAction(sparse, () => call('POST', 'api/host', { style: sparse.checked ? 'sparse' : 'full' }))
  const embedded = findAs(section, '#embedded', HTMLInputElement)
  onAction(embedded, () =>
    call('POST', 'api/card-provider', { mode: embedded.checked ? 'embedded' : 'hosted' }),
  )
  return ({ host, cardProvider }) => {
    sparse.checked = host.style === 'sparse'
    embedded.checked = cardProvider.mode === 'embedded'
  }
}
