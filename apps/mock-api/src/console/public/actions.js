import { find, h } from './dom.js'
import { parseJson } from './format.js'

/** Dispatched on the window after each action: the page refreshes. */
export const actionDone = 'console:action-done'

/**
 * Shows a text in the status line.
 * @param {string} text
 * @param {'soft' | 'problem'} [variant]
 */
export const showStatus = (text, variant = 'soft') => {
  const status = find(document, '#status')
  status.className = variant
  // Screen readers announce a text that is set again.
  if (status.textContent !== text) status.textContent = text
}

/** @param {unknown} error */
export const showProblem = (error) => showStatus(error instanceof Error ? error.message : String(error), 'problem')

/**
 * Runs an action, one at a time, when a button is pressed or a form is submitted.
 * @param {HTMLElement} control
 * @param {() => Promise<unknown>} action a text that it returns is shown
 */
export const onAction = (control, action) =>
  control.addEventListener(control instanceof HTMLFormElement ? 'submit' : 'click', async (event) => {
    event.preventDefault()
    if (control.ariaBusy === 'true') return
    control.ariaBusy = 'true'
    try {
      const result = await action()
      showStatus(typeof result === 'string' ? result : '')
    } catch (error) {
      showProblem(error)
    }
    control.ariaBusy = null
    dispatchEvent(new Event(actionDone))
  })

/**
 * @param {string} text
 * @param {string} label
 * @param {'' | 'quiet'} variant
 * @param {() => Promise<unknown>} action
 */
export const actionButton = (text, label, variant, action) => {
  const button = h('button', { type: 'button', 'aria-label': label, class: variant }, text)
  onAction(button, action)
  return button
}

/**
 * Runs an action with the JSON of each file that is chosen.
 * @param {HTMLInputElement} input
 * @param {(content: object, name: string) => Promise<string>} action its text is shown
 */
export const onFile = (input, action) =>
  input.addEventListener('change', async () => {
    const [file] = input.files ?? []
    if (file === undefined) return
    try {
      showStatus(await action(parseJson(file.name, await file.text()), file.name))
    } catch (error) {
      showProblem(error)
    }
    // The same file can be chosen again.
    input.value = ''
    dispatchEvent(new Event(actionDone))
  })
