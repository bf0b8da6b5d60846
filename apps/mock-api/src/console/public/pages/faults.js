import { actionButton, onAction } from '../actions.js'
import { call } from '../api.js'
import { find, findAs, tableRow, tag } from '../dom.js'
import { delayText, parseDelay } from '../format.js'
import { createList } from '../list.js'

/** @typedef {import('../console.js').Fault} Fault */

/** @type {import('../console.js').Page} */
export const faultsPage = (section) => {
  const form = findAs(section, 'form', HTMLFormElement)
  const kind = findAs(form, '[name=kind]', HTMLSelectElement)
  const showFields = () => {
    for (const label of form.querySelectorAll('label')) {
      label.hidden = label.dataset.kinds?.split(' ').includes(kind.value) === false
      // A disabled field is not submitted.
      label.control?.toggleAttribute('disabled', label.hidden)
    }
  }
  showFields()
  kind.addEventListener('change', showFields)
  onAction(form, () => call('POST', 'api/faults', faultOf(new FormData(form))))
  onAction(find(section, '#release'), () => call('POST', 'api/faults/release'))
  onAction(find(section, '#clear'), () => call('DELETE', 'api/faults'))

  const names = new Map([...kind.options].map(({ value, text }) => [value, text]))
  /** @param {Fault} fault */
  const row = (fault) => faultRow(fault, names.get(fault.effect.kind) ?? fault.effect.kind)
  const show = createList(find(section, 'tbody'), row)
  return ({ faults }) => show([...faults.data].reverse())
}

/** @param {FormData} fields */
const faultOf = (fields) => {
  const { operation, times, status, ms, ...effect } = Object.fromEntries(fields)
  return {
    operation,
    times: Number(times),
    effect: { ...effect, ...(status && { status: Number(status) }), ...(ms && { ms: parseDelay(String(ms)) }) },
  }
}

/**
 * @param {Fault} fault
 * @param {string} name of its effect
 */
const faultRow = ({ id, operation, times, remaining, effect: { status, ms, when } }, name) => {
  const effect = [name, ...(status ? [status] : []), ...(ms === undefined ? [] : [`by ${delayText(ms)}`])].join(' ')
  return tableRow(
    operation === '*' ? 'any' : operation,
    when === 'after' ? `${effect}, after the operation` : effect,
    `${times - remaining} of ${times}`,
    remaining > 0 ? tag('active', 'note') : tag('done', ''),
    actionButton('Delete', `Delete the fault of ${operation}: ${effect}`, 'quiet', () =>
      call('DELETE', `api/faults/${id}`),
    ),
  )
}
