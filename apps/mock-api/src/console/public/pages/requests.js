import { onAction } from '../actions.js'
import { call } from '../api.js'
import { find, h, note, tag } from '../dom.js'
import { formatTime, indentJson } from '../format.js'
import { createList } from '../list.js'

/** @typedef {import('../../../worlds/request-log.ts').LoggedRequest} LoggedRequest */

/** @type {import('../console.js').Page} */
export const requestsPage = (section) => {
  const show = createList(find(section, 'ol'), row)
  return async () => {
    /** @type {{ data: LoggedRequest[] }} */
    const { data } = await call('GET', 'api/requests')
    show(data.reverse())
  }
}

const results = {
  met: tag('valid', 'good'),
  request: tag('invalid request', 'bad'),
  response: tag('invalid response', 'bad'),
  tolerated: tag('differs from the contract', 'note'),
  fault: tag('fault', 'note'),
  unknown: tag('unknown call', 'bad'),
}

/** @param {LoggedRequest} entry */
const row = (entry) => {
  const { at, method, path, operation, status, ms, contract, host_style } = entry
  const summary = h(
    'summary',
    {},
    h('time', { class: 'time soft', datetime: at }, formatTime(at, 'second')),
    h('b', { class: 'method mono' }, method),
    h('span', { class: 'path' }, path, note(` ${operation ?? ''}${host_style === 'sparse' ? ' · sparse' : ''}`)),
    h('span', { class: 'status mono' }, String(status ?? 'none')),
    h('span', { class: 'num soft' }, `${ms.toFixed(ms < 10 ? 1 : 0)} ms`),
    h('span', { class: 'result' }, results[contract.kind].cloneNode(true)),
  )
  const details = h('details', {}, summary)
  details.addEventListener('toggle', () => details.append(...inside(entry)), { once: true })
  return h('li', {}, details)
}

/** @param {LoggedRequest} entry */
const inside = (entry) => {
  const { contract, caller, address, signed_in, request_body, response_body, host_style } = entry
  const copy = h('button', { type: 'button', class: 'quiet' }, 'Copy as curl')
  onAction(copy, async () => {
    await navigator.clipboard.writeText(curl(entry))
    return 'Copied.'
  })
  return [
    h('p', { class: 'soft' }, `By ${caller} from ${address}.`),
    ...('details' in contract ? [h('p', { class: `problem ${contract.kind}` }, contract.details)] : []),
    ...body('Request body', request_body),
    ...body(host_style === 'sparse' ? 'Response body in the sparse form' : 'Response body', response_body),
    h(
      'div',
      { class: 'buttons' },
      copy,
      note(signed_in ? 'With a bearer token: set it as TOKEN.' : 'Without a token.'),
    ),
  ]
}

/**
 * @param {string} title
 * @param {string | null} text
 */
const body = (title, text) => [
  h('h2', {}, title),
  text === null ? h('p', { class: 'soft' }, 'None.') : h('pre', { tabindex: '0' }, indentJson(text)),
]

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
    ...(request_body === null ? [] : ["-H 'content-type: application/json'", `--data ${quoted(request_body)}`]),
  ].join(' ')
