import { actionButton, onAction, onFile, showProblem } from '../actions.js'
import { call } from '../api.js'
import { find, findAs, h, jsonCode, setField, tableRow } from '../dom.js'
import { indentJson, parseDelay, parseJson } from '../format.js'
import { fetchedList } from '../list.js'

/**
 * @typedef {{ status: number, body?: unknown, headers?: object, delay_ms?: number | { min: number, max: number } }} Respond
 * @typedef {{ id: number, operation: string, match?: object, respond: Respond, times?: number, applied: number }} Stub
 */

/** @type {import('../console.js').Page} */
export const page = (section) => {
  const form = findAs(section, 'form', HTMLFormElement)
  const checkBody = bodyCheck(form)
  const fillExample = exampleFiller(form, checkBody)
  /** @type {Stub | undefined} */
  let edited
  /** @param {Stub} [stub] */
  const setEdited = (stub) => {
    edited = stub
    find(form, '[type=submit]').textContent = stub ? `Save stub ${stub.id}` : 'Add the stub'
    find(form, '[type=reset]').hidden = stub === undefined
  }
  onAction(form, async () => {
    const stub = stubOf(new FormData(form), edited?.respond.headers)
    await (edited ? call('PUT', `api/stubs/${edited.id}`, stub) : call('POST', 'api/stubs', stub))
    const done = edited ? `Saved stub ${edited.id}.` : 'Added the stub.'
    setEdited()
    await checkBody()
    find(section, 'h2').scrollIntoView({ block: 'nearest' })
    return `${done}${find(form, '#stub-check').textContent ? ' Its response breaks the contract.' : ''}`
  })
  form.addEventListener('reset', () => {
    setEdited()
    // The fields are reset after this event.
    setTimeout(() => void fillExample())
  })
  onAction(find(section, '#clear-stubs'), () => call('DELETE', 'api/stubs'))
  onFile(findAs(section, '#stubs-file', HTMLInputElement), async (content) => {
    /** @type {{ data: unknown[] }} */
    const { data } = await call('POST', 'api/stubs', content)
    return `Stubs added: ${data.length}.`
  })
  const id = Number(new URLSearchParams(location.search).get('call'))
  if (id > 0) copyCall(form, id).then(checkBody).catch(showProblem)
  else void fillExample()

  /** @type {(stub: Stub) => void} */
  const edit = (stub) => {
    const { operation, match, respond, times } = stub
    const { status, body, delay_ms } = respond
    const delay =
      typeof delay_ms === 'object' ? `${delay_ms.min}-${delay_ms.max}` : String(delay_ms ?? '')
    const fields = { operation, times: String(times ?? ''), delay_ms: delay }
    for (const [name, value] of Object.entries(fields)) setField(form, name, value)
    listStatuses(form, String(status))
    setField(form, 'body', body === undefined ? '' : JSON.stringify(body, null, 2))
    setField(form, 'match', match ? JSON.stringify(match) : '')
    setEdited(stub)
    void checkBody()
    form.scrollIntoView({ block: 'nearest' })
    find(form, 'textarea').focus()
  }
  return fetchedList(find(section, 'tbody'), 'api/stubs', row(edit))
}

/**
 * Returns a function that shows whether the body of the form breaks the contract; it does so after each change too.
 * @param {HTMLFormElement} form
 */
const bodyCheck = (form) => {
  const check = async () => {
    const { operation, status, body } = Object.fromEntries(new FormData(form))
    const content = { operation, status: Number(status), body: String(body).trim() }
    /** @type {{ details?: string }} */
    const { details = '' } = await call('POST', 'data/check', content)
    const problems = find(form, '#stub-check')
    // Each ends with what was received, in brackets.
    const items = details.split(/(?<=\)); /).map((text) => h('li', {}, text))
    problems.replaceChildren(
      ...(details === '' ? [] : ['Breaks the contract:', h('ul', {}, ...items)]),
    )
    problems.classList.toggle('problem', details !== '')
  }
  form.addEventListener('change', () => void check())
  return check
}

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
 * Offers the statuses that the contract declares for the operation of the form, and others, which break it.
 * @param {HTMLFormElement} form
 * @param {string} [chosen] by default the first one
 */
const listStatuses = (form, chosen) => {
  const declared = selectedOperation(form).dataset['statuses']?.split(' ') ?? []
  const status = chosen ?? declared[0] ?? '200'
  const others = new Set([...commonStatuses, status].filter((each) => !declared.includes(each)))
  /** @type {(label: string, statuses: string[]) => HTMLElement} */
  const group = (label, statuses) =>
    h('optgroup', { label }, ...statuses.map((each) => h('option', {}, each)))
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
 * Returns a function that fills in the success and the example that the contract has for an operation, unless the body has been edited.
 * @param {HTMLFormElement} form
 * @param {() => Promise<void>} check
 */
const exampleFiller = (form, check) => {
  const body = findAs(form, '[name=body]', HTMLTextAreaElement)
  const status = findAs(form, '[name=status]', HTMLSelectElement)
  let example = ''
  /** @param {string} [chosen] */
  const fill = async (chosen) => {
    const isEdited = () => body.value !== '' && body.value !== example
    listStatuses(form, isEdited() ? status.value : chosen)
    /** @type {{ data: Record<string, unknown> }} */
    const { data } = await call('GET', `data/examples/${selectedOperation(form).value}`)
    if (isEdited()) return
    const found = data[status.value]
    example = found === undefined ? '' : JSON.stringify(found, null, 2)
    body.value = example
    await check()
  }
  find(form, '[name=operation]').addEventListener('change', () => void fill())
  status.addEventListener('change', () => void fill(status.value))
  return fill
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

/** @type {(fields: FormData, headers: object | undefined) => object} */
const stubOf = (fields, headers) => {
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

/** @type {(edit: (stub: Stub) => void) => (stub: Stub) => HTMLElement} */
const row = (edit) => (stub) => {
  const { id, operation, match, respond, times, applied } = stub
  const name = operation === '*' ? 'any' : operation
  const label = `stub ${id} of ${name}`
  const change = h(
    'button',
    { type: 'button', class: 'quiet', 'aria-label': `Edit ${label}` },
    'Edit',
  )
  change.addEventListener('click', () => edit(stub))
  const remove = actionButton('Delete', `Delete ${label}`, 'quiet', () =>
    call('DELETE', `api/stubs/${id}`),
  )
  return tableRow(
    name,
    match ? jsonCode(match) : 'any content',
    jsonCode(respond),
    times === undefined ? String(applied) : `${applied} of ${times}`,
    h('div', { class: 'buttons' }, change, remove),
  )
}
