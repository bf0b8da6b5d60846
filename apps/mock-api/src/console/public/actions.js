import { find, h } from './dom.js'
import { parseJson } from './format.js'

/** Dispatched on the window after each action: the page refreshes. */
export const actionDone = 'console:action-done'

/** @type {ReturnType<typeof setTimeout> | undefined} */
let hiding
/**
 * Shows a line at the top of the page; a soft one for 8 seconds.
 * @type {(text: string, variant?: 'soft' | 'problem') => void}
 */
export const showStatus = (text, variant = 'soft') => {
  const status = find(document, '#status')
  clearTimeout(hiding)
  if (variant === 'soft' && text !== '') hiding = setTimeout(() => showStatus(''), 8000)
  status.className = variant
  // Screen readers announce a text that is set again.
  if (status.textContent !== text) status.textContent = text
}

/** @param {unknown} error */
export const showProblem = (error) =>
  showStatus(error instanceof Error ? error.message : String(error), 'problem')

/** @param {() => Promise<unknown>} action a text that it returns is shown, else "Done." */
const run = async (action) => {
  try {
    const result = await action()
    showStatus(typeof result === 'string' ? result : 'Done.')
  } catch (error) {
    showProblem(error)
  }
  dispatchEvent(new Event(actionDone))
}

/** @param {HTMLElement} control */
const eventOf = (control) => {
  if (control instanceof HTMLFormElement) return 'submit'
  return control instanceof HTMLSelectElement ? 'change' : 'click'
}

/**
 * Runs an action at each click, submission of a form or choice in a list, one at a time.
 * @param {HTMLElement} control
 * @param {() => Promise<unknown>} action
 */
export const onAction = (control, action) =>
  control.addEventListener(eventOf(control), async (event) => {
    event.preventDefault()
    if (control.ariaBusy === 'true') return
    control.ariaBusy = 'true'
    await run(action)
    control.ariaBusy = null
  })

/**
 * @param {string} text
 * @param {string} label for screen readers, such as `Delete stub 3`
 * @param {'' | 'quiet'} variant
 * @param {() => Promise<unknown>} action
 */
export const actionButton = (text, label, variant, action) => {
  const button = h('button', { type: 'button', 'aria-label': label, class: variant }, text)
  onAction(button, action)
  return button
}

/**
 * Runs an action with the content of each JSON file that is chosen.
 * @param {HTMLInputElement} input
 * @param {(content: object, name: string) => Promise<string>} action
 */
export const onFile = (input, action) =>
  input.addEventListener('change', async () => {
    const [file] = input.files ?? []
    if (file !== undefined)
      await run(async () => action(parseJson(file.name, await file.text()), file.name))
    // The same file can be chosen again.
    input.value = ''
  })
