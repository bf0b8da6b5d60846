import { actionButton, onAction, onFile, showProblem } from '../actions.js'
import { call } from '../api.js'
import { find, findAs, jsonCode, setField, tableRow } from '../dom.js'
import { indentJson, parseDelay, parseJson } from '../format.js'
import { fetchedList } from '../list.js'

/** @typedef {{ id: number, operation: string, match?: object, respond: object, times?: number, applied: number }} Stub */

/** @type {import('../console.js').Page} */
export const page = (section) => {
  const form = findAs(section, 'form', HTMLFormElement)
  onAction(form, () => call('POST', 'api/stubs', stubOf(new FormData(form))))
  onAction(find(section, '#clear-stubs'), () => call('DELETE', 'api/stubs'))
  onFile(findAs(section, '#stubs-file', HTMLInputElement), async (content) => {
    /** @type {{ data: unknown[] }} */
    const { data } = await call('POST', 'api/stubs', content)
    return `Stubs added: ${data.length}.`
  })
  const id = Number(new URLSearchParams(location.search).get('call'))
  if (id > 0) copyCall(form, id).catch(showProblem)
  return fetchedList(find(section, 'tbody'), 'api/stubs', row)
}

/**
 * Fills the form with a call of the log.
 * @param {HTMLFormElement} form
 * @param {number} id
 */
const copyCall = async (form, id) => {
  /** @type {{ data: import('../../../worlds/request-log.ts').LoggedRequest[] }} */
  const { data } = await call('GET', `api/requests?since=${id - 1}`)
  const [logged] = data
  if (logged?.id !== id) throw new Error('The log does not have this call any more.')
  const { operation, status, response_body, path } = logged
  setField(form, 'operation', operation ?? '*')
  setField(form, 'status', String(status))
  setField(form, 'body', indentJson(response_body ?? ''))
  const url = new URL(path, location.origin)
  const pathname = findAs(form, 'select', HTMLSelectElement).selectedOptions[0]?.dataset['path'] ?? ''
  const params = new URLPattern({ pathname }).exec(url)?.pathname.groups ?? {}
  const match = {
    ...(Object.keys(params).length > 0 && { params }),
    ...(url.search && { query: Object.fromEntries(url.searchParams) }),
  }
  setField(form, 'match', Object.keys(match).length > 0 ? JSON.stringify(match) : '')
}

/** @param {FormData} fields */
const stubOf = (fields) => {
  /** @param {string} name */
  const text = (name) => String(fields.get(name)).trim()
  return {
    operation: text('operation'),
    ...(text('times') && { times: Number(text('times')) }),
    ...(text('match') && { match: parseJson('The part that requests have', text('match')) }),
    respond: {
      status: Number(text('status')),
      ...(text('body') && { body: parseJson('The response body', text('body')) }),
      ...(text('delay_ms') && { delay_ms: parseDelay(text('delay_ms')) }),
    },
  }
}

/** @param {Stub} stub */
const row = ({ id, operation, match, respond, times, applied }) => {
  const name = operation === '*' ? 'any' : operation
  return tableRow(
    name,
    match ? jsonCode(match) : 'any content',
    jsonCode(respond),
    times === undefined ? String(applied) : `${applied} of ${times}`,
    actionButton('Delete', `Delete stub ${id} of ${name}`, 'quiet', () => call('DELETE', `api/stubs/${id}`)),
  )
}
