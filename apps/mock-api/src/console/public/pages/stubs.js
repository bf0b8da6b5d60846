import { actionButton, onAction, onFile, showProblem } from '../actions.js'
import { call } from '../api.js'
import { find, findAs, h, setField, tableRow } from '../dom.js'
import { delayText, indentJson, parseDelay, parseJson } from '../format.js'
import { fetchedList } from '../list.js'

/**
 * @typedef {{ status: number, body?: unknown, delay_ms?: import('../format.js').Delay }} StubResponse
 * @typedef {{ id: number, operation: string, match?: object, respond: StubResponse, times?: number, applied: number }} Stub
 */

/** @type {import('../console.js').Page} */
export const stubsPage = (section) => {
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
  const pattern = findAs(form, 'select', HTMLSelectElement).selectedOptions[0]?.dataset['path'] ?? ''
  const match = matchOf(pattern, new URL(path, location.origin))
  setField(form, 'match', match.length > 0 ? JSON.stringify(Object.fromEntries(match)) : '')
}

/**
 * @param {string} pattern path of the operation, such as `/api/v1/product/:id`
 * @param {URL} url
 */
const matchOf = (pattern, { pathname, searchParams }) => {
  const parts = pathname.split('/')
  const params = pattern
    .split('/')
    .flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), decodeURIComponent(parts[at] ?? '')]] : []))
  const parsed = [
    ['params', Object.fromEntries(params)],
    ['query', Object.fromEntries(searchParams)],
  ]
  return parsed.filter(([, values]) => Object.keys(values ?? {}).length > 0)
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
const row = ({ id, operation, match, respond: { status, body, delay_ms }, times, applied }) => {
  const name = operation === '*' ? 'any' : operation
  const bodyText = body === undefined ? '' : JSON.stringify(body)
  const details = delay_ms === undefined ? '' : ` after ${delayText(delay_ms)}`
  return tableRow(
    name,
    match ? short(JSON.stringify(match)) : 'any content',
    h('span', {}, h('b', {}, `${status}${details} `), short(bodyText)),
    times === undefined ? String(applied) : `${applied} of ${times}`,
    actionButton('Delete', `Delete stub ${id} of ${name}`, 'quiet', () => call('DELETE', `api/stubs/${id}`)),
  )
}

const maxLength = 120

/** @param {string} text */
const short = (text) => h('code', { class: 'wrap' }, text.length > maxLength ? `${text.slice(0, maxLength)}…` : text)
