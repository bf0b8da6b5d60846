import { onAction } from '../actions.js'
import { call } from '../api.js'
import { find, findAs, h } from '../dom.js'

/** @typedef {{ upstream: string | null, operations: string[], forwarded: string[] }} Passthrough */
/** @typedef {{ recording: boolean, exchanges: number }} Recording */

/** @type {import('../console.js').Page} */
export const upstreamPage = (section) => {
  const form = findAs(section, 'form', HTMLFormElement)
  const field = findAs(form, 'input', HTMLInputElement)
  /** @param {string[]} operations */
  const forward = async (operations) => {
    await call('PUT', 'api/passthrough', { operations })
    isShown = false
  }
  onAction(form, () => forward(field.value.split(/[\s,]+/).filter((name) => name !== '')))
  onAction(find(section, '#forward-none'), () => forward([]))
  const start = findAs(section, '#record-start', HTMLButtonElement)
  const stop = findAs(section, '#record-stop', HTMLButtonElement)
  const recorded = recordedStubs(find(section, '#recorded'))
  /** @param {boolean} isRecording */
  const setButtons = (isRecording) => {
    const hadFocus = document.activeElement === start || document.activeElement === stop
    start.disabled = isRecording
    stop.disabled = !isRecording
    // A disabled button would lose the focus.
    if (hadFocus) (isRecording ? stop : start).focus()
  }
  onAction(start, () => call('POST', 'api/record', { action: 'start' }))
  onAction(stop, async () => recorded(await call('POST', 'api/record', { action: 'stop' })))

  // What is typed is not overwritten by a refresh.
  let isShown = false
  return async () => {
    /** @type {Passthrough} */
    const { upstream, operations, forwarded } = await call('GET', 'api/passthrough')
    /** @type {Recording} */
    const { recording, exchanges } = await call('GET', 'api/record')
    find(section, '#upstream-url').textContent =
      upstream ?? 'This server has no upstream. Start it with --upstream URL.'
    for (const control of form.elements) control.toggleAttribute('disabled', upstream === null)
    if (!isShown) field.value = operations.join(', ')
    isShown = true
    find(section, '#forwarded-operations').textContent =
      forwarded.length === 0
        ? 'The mock responds to every operation.'
        : `The upstream responds to ${forwarded.join(', ')}.`
    find(section, '#recording').textContent = recording ? `Recording: ${exchanges} so far.` : 'Not recording.'
    setButtons(recording)
  }
}

/**
 * Returns a function that shows a stubs file.
 * @param {HTMLElement} region
 * @returns {(file: { stubs: unknown[] }) => string}
 */
const recordedStubs = (region) => {
  /** @type {{ stubs: unknown[] }} */
  let shown = { stubs: [] }
  const text = h('pre', { tabindex: '0' })
  const link = h('a', { download: 'stubs.json' }, 'Download the stubs file')
  region.insertBefore(text, region.lastElementChild)
  find(region, '.buttons').prepend(link)
  onAction(find(region, '#use-recorded'), async () => {
    await call('POST', 'api/stubs', shown)
    return `Stubs added: ${shown.stubs.length}.`
  })
  return (file) => {
    shown = file
    text.textContent = JSON.stringify(file, null, 2)
    if (link.href !== '') URL.revokeObjectURL(link.href)
    link.href = URL.createObjectURL(new Blob([text.textContent], { type: 'application/json' }))
    region.hidden = false
    return `Stubs recorded: ${file.stubs.length}.`
  }
}
