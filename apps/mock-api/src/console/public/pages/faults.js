import { actionButton, onAction } from '../actions.js'
import { call } from '../api.js'
import { find, findAs, tableRow, tag } from '../dom.js'
import { parseDelay } from '../format.js'
import { createList } from '../list.js'

/** @typedef {import('../../../overrides/faults.ts').Fault} Fault */

/** @type {import('../console.js').Page} */
export const page = (section) => {
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
  onAction(form, async () => {
    /** @type {Fault} */
    const { operation, times } = await call('POST', 'api/faults', faultOf(new FormData(form)))
    return `Set for the next ${times === 1 ? 'call' : `${times} calls`} of ${nameOf(operation)}.`
  })
  onAction(find(section, '#release'), () => call('POST', 'api/faults/release'))
  onAction(find(section, '#clear'), () => call('DELETE', 'api/faults'))

  const show = createList(find(section, 'tbody'), row)
  return ({ faults }) => show(faults.data.toReversed())
}

/** @param {string} operation */
const nameOf = (operation) => (operation === '*' ? 'any operation' : operation)

/** @param {FormData} fields */
const faultOf = (fields) => {
  const { operation, times, status, ms, ...effect } = Object.fromEntries(fields)
  return {
    operation,
    times: Number(times),
    effect: {
      ...effect,
      ...(status && { status: Number(status) }),
      ...(ms && { ms: parseDelay(String(ms)) }),
    },
  }
}

/**
 * Such as `status 503`, or `delay 100-800 ms, after the call`.
 * @typedef {import('../../../overrides/faults.ts').Delay} Delay
 * @param {{ kind: string, status?: number, ms?: Delay, when?: string }} effect
 */
const effectText = ({ kind, status, ms, when }) => {
  const delay = typeof ms === 'object' ? `${ms.min}-${ms.max}` : ms
  const text = [kind, status, delay === undefined ? '' : `${delay} ms`].filter(Boolean).join(' ')
  return when === 'after' ? `${text}, after the call` : text
}

/** @param {Fault} fault */
const row = ({ id, operation, times, applied, effect }) =>
  tableRow(
    nameOf(operation),
    effectText(effect),
    `${applied} of ${times}`,
    applied < times ? tag('active', 'note') : tag('done', ''),
    actionButton('Delete', `Delete fault ${id} of ${operation}`, 'quiet', () =>
      call('DELETE', `api/faults/${id}`),
    ),
  )
