import { actionButton, onAction, onFile, showProblem } from '../actions.js'
import { call } from '../api.js'
import { find, findAs, h, jsonCode, note, tableRow } from '../dom.js'
import { fetchedList } from '../list.js'
import { copyCall, copyStub, exampleFiller, stubOf } from '../stub-form.js'

/** @typedef {import('../stub-form.js').Stub} Stub */

/** @type {import('../console.js').Page} */
export const page = (section) => {
  const edit = prepareForm(section)
  onAction(find(section, '#clear-stubs'), () => call('DELETE', 'api/stubs'))
  onFile(findAs(section, '#stubs-file', HTMLInputElement), async (content) => {
    /** @type {{ data: unknown[] }} */
    const { data } = await call('POST', 'api/stubs', content)
    return `Stubs added: ${data.length}.`
  })
  return fetchedList(find(section, 'tbody'), 'api/stubs', row(edit))
}

/**
 * Prepares the form that adds a stub. Returns a function that lets it change an existing one.
 * @param {HTMLElement} section
 */
const prepareForm = (section) => {
  const form = findAs(section, 'form', HTMLFormElement)
  const fillExample = exampleFiller(form)
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
    /** @type {Stub} */
    const { warning = '' } = edited
      ? await call('PUT', `api/stubs/${edited.id}`, stub)
      : await call('POST', 'api/stubs', stub)
    const done = edited ? `Saved stub ${edited.id}.` : 'Added the stub.'
    setEdited()
    find(section, 'h2').scrollIntoView({ block: 'nearest' })
    return `${done} ${warning}`
  })
  form.addEventListener('reset', () => {
    setEdited()
    // The fields are reset after this event.
    setTimeout(() => void fillExample())
  })
  const loggedId = Number(new URLSearchParams(location.search).get('call'))
  if (loggedId > 0) copyCall(form, loggedId).catch(showProblem)
  else void fillExample()

  /** @param {Stub} stub */
  const edit = (stub) => {
    copyStub(form, stub)
    setEdited(stub)
    form.scrollIntoView({ block: 'nearest' })
    find(form, 'textarea').focus()
  }
  return edit
}

/** @type {(edit: (stub: Stub) => void) => (stub: Stub) => HTMLElement} */
const row = (edit) => (stub) => {
  const { id, operation, match, respond, times, applied, warning = '' } = stub
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
    h('div', {}, jsonCode(respond), note(warning)),
    times === undefined ? String(applied) : `${applied} of ${times}`,
    h('div', { class: 'buttons' }, change, remove),
  )
}
