import { onAction } from '../actions.js'
import { call } from '../api.js'
import { find, findAs, h } from '../dom.js'

/** @typedef {{ upstream: string | null, operations: string[], forwarded: string[] }} Passthrough */
/** @typedef {{ recording: boolean, exchanges: number }} Recording */

/** @type {import('../console.js').Page} */
export const page = (section) => {
  const showPassthrough = passthroughForm(section)
  const showRecording = recordingControls(section)
  return async () => {
    showPassthrough(await call('GET', 'api/passthrough'))
    showRecording(await call('GET', 'api/record'))
  }
}

const noUpstream =
  'This server has no upstream. ' +
  'Start it with --upstream URL, such as npx pnpm dev --upstream URL.'

/**
 * Prepares the form for the forwarded operations. Returns a function that shows them.
 * @param {HTMLElement} section
 * @returns {(passthrough: Passthrough) => void}
 */
const passthroughForm = (section) => {
  const form = findAs(section, 'form', HTMLFormElement)
  const field = findAs(form, 'input', HTMLInputElement)
  // A refresh does not overwrite what is typed.
  let isFieldFilled = false
  onAction(form, async () => {
    const operations = field.value.split(/[\s,]+/).filter((name) => name !== '')
    await call('PUT', 'api/passthrough', { operations })
    isFieldFilled = false
  })

  return ({ upstream, operations, forwarded }) => {
    find(section, '#upstream-url').textContent = upstream ?? noUpstream
    for (const control of form.elements) control.toggleAttribute('disabled', upstream === null)
    if (!isFieldFilled) field.value = operations.join(', ')
    isFieldFilled = true
    find(section, '#forwarded-operations').textContent =
      forwarded.length === 0
        ? 'The mock responds to every operation.'
        : `The upstream responds to ${forwarded.join(', ')}.`
  }
}

/**
 * Prepares the button that starts and stops a recording. Returns a function that shows its state.
 * @param {HTMLElement} section
 * @returns {(recording: Recording) => void}
 */
const recordingControls = (section) => {
  const button = findAs(section, '#record', HTMLButtonElement)
  const showStubs = recordedStubs(find(section, '#recorded'))
  onAction(button, async () => {
    /** @type {{ stubs?: unknown[] }} */
    const { stubs } = await call('POST', 'api/record', { action: button.value })
    return stubs && showStubs({ stubs })
  })
  return ({ recording, exchanges }) => {
    const state = find(section, '#recording')
    state.textContent = recording ? `Recording: ${exchanges} so far.` : 'Not recording.'
    button.value = recording ? 'stop' : 'start'
    button.textContent = recording ? 'Stop, and show the stubs' : 'Start a recording'
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
