import { onAction } from '../actions.js'
import { call } from '../api.js'
import { findAs } from '../dom.js'

/** @type {import('../console.js').Page} */
export const page = (section) => {
  const control = findAs(section, 'input', HTMLInputElement)
  onAction(control, () => call('POST', 'api/host', { style: control.checked ? 'sparse' : 'full' }))
  return ({ host }) => {
    control.checked = host.style === 'sparse'
  }
}
