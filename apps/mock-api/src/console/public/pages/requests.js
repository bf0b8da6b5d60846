import { actionDone, onAction } from '../actions.js'
import { call } from '../api.js'
import { find, findAs, h, note, setField, tag } from '../dom.js'
import { formatTime, indentJson } from '../format.js'
import { createList } from '../list.js'

/** @typedef {import('../../../worlds/request-log.ts').LoggedRequest} LoggedRequest */

/** @type {import('../console.js').Page} */
export const page = (section) => {
  const show = createList(find(section, 'ol'), row)
  const form = findAs(section, 'form', HTMLFormElement)
  const choices = Object.entries(results).map(([kind, [label]]) => new Option(label, kind))
  find(form, '[name=result]').append(...choices)
  // The fields are in the address, so that a reload keeps them.
  for (const [name, value] of new URLSearchParams(location.search)) setField(form, name, value)
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('input', () => {
    storeFields(form)
    dispatchEvent(new Event(actionDone))
  })
  onAction(find(form, '#clear-log'), () => call('DELETE', 'api/requests'))
  return async () => {
    /** @type {{ data: LoggedRequest[] }} */
    const { data } = await call('GET', 'api/requests')
    const shown = data.filter(filterOf(form))
    show(shown.reverse())
    const text = shown.length === data.length ? '' : `${shown.length} of ${data.length} calls`
    const count = find(section, '#shown')
    if (count.textContent !== text) count.textContent = text
  }
}

/** @param {HTMLFormElement} form */
const storeFields = (form) => {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (value !== '') fields.set(name, String(value))
  history.replaceState(null, '', fields.size > 0 ? `?${fields}` : location.pathname)
}

/** @type {(form: HTMLFormElement) => (entry: LoggedRequest) => boolean} */
const filterOf = (form) => {
  const { text, operation, result, source } = Object.fromEntries(new FormData(form))
  const searched = String(text).trim().toLowerCase()
  return (entry) =>
    (!operation || entry.operation === operation) &&
    (!result || entry.contract.kind === result) &&
    (!source || entry.source === source) &&
    (searched === '' || searchedText(entry).includes(searched))
}

/** @param {LoggedRequest} entry */
const searchedText = ({
  method,
  path,
  request_headers,
  response_headers,
  request_body,
  response_body,
}) =>
  [
    `${method} ${path}`,
    headerLines(request_headers),
    headerLines(response_headers),
    request_body,
    response_body,
  ]
    .join('\n')
    .toLowerCase()

/** @param {LoggedRequest['request_headers']} headers */
const headerLines = (headers) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

/** @type {Record<LoggedRequest['contract']['kind'], Parameters<typeof tag>>} */
const results = {
  valid: ['valid', 'good'],
  tolerated: ['tolerated', 'note'],
  request: ['invalid request', 'bad'],
  response: ['invalid response', 'bad'],
  error: ['error', 'bad'],
  fault: ['fault', 'note'],
  unimplemented: ['not implemented', 'bad'],
  unknown: ['unknown call', 'bad'],
}

/** @param {LoggedRequest} entry */
const row = (entry) => {
  const { at, method, path, operation, status, ms, contract, host_style, source } = entry
  const origin = source === 'mock' ? '' : ` · ${source}`
  const summary = h(
    'summary',
    {},
    h('time', { class: 'time soft', datetime: at }, formatTime(at, 'second')),
    h('b', { class: 'method mono' }, method),
    h(
      'span',
      { class: 'path' },
      path,
      note(` ${operation ?? ''}${host_style === 'full' ? origin : ` · ${host_style}`}`),
    ),
    h('span', { class: `status mono s${String(status).slice(0, 1)}` }, String(status ?? 'none')),
    h('span', { class: 'soft' }, `${ms.toFixed(ms < 10 ? 1 : 0)} ms`),
    h('span', { class: 'result' }, tag(...results[contract.kind])),
  )
  const details = h('details', {}, summary)
  details.addEventListener('toggle', () => details.append(...inside(entry)), { once: true })
  return h('li', {}, details)
}

/** @param {LoggedRequest} entry */
const inside = (entry) => {
  const { id, operation, contract, caller, address, signed_in, request_headers, request_body } =
    entry
  const { status, response_headers, response_body, host_style } = entry
  const copy = h('button', { type: 'button', class: 'quiet' }, 'Copy as curl')
  onAction(copy, async () => {
    const command = curl(entry)
    try {
      await navigator.clipboard.writeText(command)
      return 'Copied.'
    } catch {
      // On http only localhost has a clipboard.
      return `This browser does not copy here: ${command}`
    }
  })
  return [
    h('p', { class: 'soft' }, `By ${caller === 'unknown' ? 'a caller' : caller} from ${address}.`),
    ...('details' in contract
      ? [h('p', { class: `problem ${contract.kind}` }, contract.details)]
      : []),
    folded('Request headers', headerLines(request_headers)),
    ...body('Request body', request_body),
    folded('Response headers', headerLines(response_headers)),
    ...body(
      host_style === 'full' ? 'Response body' : `Response body in the style ${host_style}`,
      response_body,
    ),
    h(
      'div',
      { class: 'buttons' },
      copy,
      ...(operation === null || status === null
        ? []
        : [h('a', { href: `/__mock/stubs?call=${id}` }, 'Stub this response')]),
      note(signed_in ? 'With a bearer token: set it as TOKEN.' : 'Without a token.'),
    ),
  ]
}

/** @type {(title: string, text: string | null) => readonly Node[]} */
const body = (title, text) => [
  h('h2', {}, title),
  text === null
    ? h('p', { class: 'soft' }, 'None.')
    : h('pre', { tabindex: '0' }, indentJson(text)),
]

/** @type {(title: string, text: string) => HTMLElement} */
const folded = (title, text) =>
  h('details', {}, h('summary', {}, title), h('pre', { tabindex: '0' }, text))

/** @param {string} text */
const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`

/**
 * The call as a command line for the same world. What the log hides stays hidden.
 * @param {LoggedRequest} entry
 */
const curl = ({ method, path, signed_in, request_body }) =>
  [
    `curl -X ${method} ${quoted(location.origin + path)}`,
    ...(signed_in ? ['-H "authorization: Bearer $TOKEN"'] : []),
    ...(request_body === null
      ? []
      : ["-H 'content-type: application/json'", `--data-raw ${quoted(request_body)}`]),
  ].join(' ')
