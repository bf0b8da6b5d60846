import { onAction } from '../actions.js'
import { call } from '../api.js'
import { find, findAs, h } from '../dom.js'

/** @typedef {{ upstream: string | null, operations: string[], forwarded: string[] }} Passthrough */
/** @typedef {{ recording: boolean, exchanges: number }} Recording */

/** @type {import('../console.js').Page} */
export const page = (section) => {
  const form = findAs(section, 'form', HTMLFormElement)
  const field = findAs(form, 'input', HTMLInputElement)
  // What is typed is not overwritten by a refresh.
  let isShown = false
  /** @param {string[]} operations */
  const forward = async (operations) => {
    await call('PUT', 'api/passthrough', { operations })
    isShown = false
  }
  onAction(form, () => forward(field.value.split(/[\s,]+/).filter((name) => name !== '')))
  onAction(find(section, '#forward-none'), () => forward([]))

  const record = findAs(section, '#record', HTMLButtonElement)
  const showStubs = recordedStubs(find(section, '#recorded'))
  onAction(record, async () => {
    /** @type {{ stubs?: unknown[] }} */
    const { stubs } = await call('POST', 'api/record', { action: record.value })
    return stubs && showStubs({ stubs })
  })

  return async () => {
    /** @type {Passthrough} */
    const { upstream, operations, forwarded } = await call('GET', 'api/passthrough')
    /** @type {Recording} */
    const { recording, exchanges } = await call('GET', 'api/record')
    find(section, '#upstream-url').textContent =
      upstream ??
      'This server has no upstream. Start it with --upstream URL, such as npx pnpm dev --upstream URL.'
    for (const control of form.elements) control.toggleAttribute('disabled', upstream === null)
    if (!isShown) field.value = operations.join(', ')
    isShown = true
    find(section, '#forwarded-operations').textContent =
      forwarded.length === 0
        ? 'The mock responds to every operation.'
        : `The upstream responds to ${forwarded.join(', ')}.`
    find(section, '#recording').textContent = recording
      ? `Recording: ${exchanges} so far.`
      : 'Not recording.'
    record.value = recording ? 'stop' : 'start'
    record.textContent = recording ? 'Stop, and show the stubs' : 'Start a recording'
  }
}

/**
 * Returns a function that shows a stubs file.
 * @param {HTMLElement} region
 * @returns {(file: { stubs: unknown[] }) => string}
 */
const recordedStubs = (region) => {
  const text = h('pre', { tabindex: '0' })
  region.append(text)
  const link = findAs(region, 'a', HTMLAnchorElement)
  onAction(find(region, '#use-recorded'), async () => {
    /** @type {{ data: unknown[] }} */
    const { data } = await call('POST', 'api/stubs', JSON.parse(text.textContent))
    return `Stubs added: ${data.length}.`
  })
  return (file) => {
    text.textContent = JSON.stringify(file, null, 2)
    link.href = URL.createObjectURL(new Blob([text.textContent], { type: 'application/json' }))
    region.hidden = false
    return `Stubs recorded: ${file.stubs.length}.`
  }
}
