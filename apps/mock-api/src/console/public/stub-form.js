import { call } from './api.js'
import { find, findAs, h, setField } from './dom.js'
import { indentJson, parseDelay, parseJson } from './format.js'

/** @typedef {import('../../control/stub-controls.ts').CheckedStub} Stub */

const commonStatuses = [
  '200',
  '204',
  '400',
  '401',
  '403',
  '404',
  '409',
  '422',
  '429',
  '500',
  '502',
  '503',
  '504',
]

/**
 * Offers the statuses that the contract declares for the operation of the form, and others, which
 * break it.
 * @param {HTMLFormElement} form
 * @param {string} [chosen] by default the first one
 */
const listStatuses = (form, chosen) => {
  const declared = selectedOperation(form).dataset['statuses']?.split(' ') ?? []
  const status = chosen ?? declared[0] ?? '200'
  const others = new Set([...commonStatuses, status].filter((code) => !declared.includes(code)))
  /** @type {(label: string, statuses: string[]) => HTMLElement} */
  const group = (label, statuses) =>
    h('optgroup', { label }, ...statuses.map((code) => h('option', {}, code)))
  const groups = [
    group('In the contract', declared),
    group('Not in the contract', [...others].sort()),
  ]
  const select = findAs(form, '[name=status]', HTMLSelectElement)
  select.replaceChildren(...groups.filter(({ children }) => children.length > 0))
  select.value = status
}

/** @param {HTMLFormElement} form */
const selectedOperation = (form) => {
  const [option] = findAs(form, '[name=operation]', HTMLSelectElement).selectedOptions
  if (option === undefined) throw new Error('The form has no operation.')
  return option
}

/**
 * @typedef {object} Operation
 * @property {string} operationId
 * @property {Record<string, { content?: Record<string, { example?: unknown }> }>} responses
 * @property {Record<string, string[]>} [x-error-codes]
 */

/**
 * The document's example of a success, or an error with the first code of the operation.
 * @param {string} name
 * @param {string} status
 */
const exampleOf = async (name, status) => {
  /** @type {{ paths: Record<string, Record<string, Operation>> }} */
  const { paths } = await (await fetch('/docs/json')).json()
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  const operation = operations.find(({ operationId }) => operationId === name)
  const example = operation?.responses[status]?.content?.['application/json']?.example
  const code = operation?.['x-error-codes']?.[status]?.[0]
  return example ?? (code && { message: 'A sample message.', code })
}

/**
 * Returns a function that fills in the success and the example that the contract has for an
 * operation, unless the body has been edited.
 * @param {HTMLFormElement} form
 */
export const exampleFiller = (form) => {
  const body = findAs(form, '[name=body]', HTMLTextAreaElement)
  const status = findAs(form, '[name=status]', HTMLSelectElement)
  let example = ''
  /** @param {string} [chosen] */
  const fill = async (chosen) => {
    const isEdited = () => body.value !== '' && body.value !== example
    listStatuses(form, isEdited() ? status.value : chosen)
    const found = await exampleOf(selectedOperation(form).value, status.value)
    if (isEdited()) return
    example = found === undefined ? '' : JSON.stringify(found, null, 2)
    body.value = example
  }
  find(form, '[name=operation]').addEventListener('change', () => void fill())
  status.addEventListener('change', () => void fill(status.value))
  return fill
}

/**
 * Fills the form with a stub.
 * @param {HTMLFormElement} form
 * @param {Stub} stub
 */
export const copyStub = (form, { operation, match, respond, times }) => {
  const { status, body, delay_ms } = respond
  const delay = typeof delay_ms === 'object' ? `${delay_ms.min}-${delay_ms.max}` : delay_ms
  setField(form, 'operation', operation)
  setField(form, 'times', String(times ?? ''))
  setField(form, 'delay_ms', String(delay ?? ''))
  listStatuses(form, String(status))
  setField(form, 'body', body === undefined ? '' : JSON.stringify(body, null, 2))
  setField(form, 'match', match ? JSON.stringify(match) : '')
}

/**
 * Fills the form with a call of the log.
 * @param {HTMLFormElement} form
 * @param {number} id
 */
export const copyCall = async (form, id) => {
  /** @type {{ data: import('../../worlds/request-log.ts').LoggedRequest[] }} */
  const { data } = await call('GET', `api/requests?since=${id - 1}`)
  const [logged] = data
  if (logged?.id !== id) throw new Error('The log does not have this call any more.')
  const { operation, status, response_body, path } = logged
  setField(form, 'operation', operation ?? '*')
  listStatuses(form, String(status))
  setField(form, 'body', indentJson(response_body ?? ''))
  const url = new URL(path, location.origin)
  const pathname = selectedOperation(form).dataset['path'] ?? ''
  const params = new URLPattern({ pathname }).exec(url)?.pathname.groups ?? {}
  const match = {
    ...(Object.keys(params).length > 0 && { params }),
    ...(url.search && { query: Object.fromEntries(url.searchParams) }),
  }
  setField(form, 'match', Object.keys(match).length > 0 ? JSON.stringify(match) : '')
}

/**
 * The stub that the form describes.
 * @param {FormData} fields
 * @param {object | undefined} headers of the response, for which the form has no field
 */
export const stubOf = (fields, headers) => {
  /** @param {string} name */
  const text = (name) => String(fields.get(name)).trim()
  return {
    operation: text('operation'),
    ...(text('times') && { times: Number(text('times')) }),
    ...(text('match') && { match: parseJson('The part that requests have', text('match')) }),
    respond: {
      status: Number(text('status')),
      ...(text('body') && { body: parseJson('The response body', text('body')) }),
      ...(headers && { headers }),
      ...(text('delay_ms') && { delay_ms: parseDelay(text('delay_ms')) }),
    },
  }
}
