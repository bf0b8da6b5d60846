import { actionButton, actionDone, onAction, say, sayProblem } from '../actions.js'
import { call } from '../api.js'
import { find, findAs, h, tableRow } from '../dom.js'
import { formatTime } from '../format.js'
import { fetchedList } from '../list.js'
import { storeCustomer } from '../shop-storage.js'

/** @type {import('../console.js').Page} */
export const scenariosPage = (section) => {
  for (const button of section.querySelectorAll('button')) {
    if (button.value !== '') onAction(button, () => reset(button.value))
  }
  const seedFile = findAs(section, '#seed-file', HTMLInputElement)
  seedFile.addEventListener('change', () => loadSeed(seedFile))
  onAction(find(section, '#snapshot'), () => call('POST', 'api/snapshot'))
  return fetchedList(find(section, 'tbody'), 'data/snapshots', row)
}

/** @param {HTMLInputElement} input */
const loadSeed = async (input) => {
  const [file] = input.files ?? []
  if (file === undefined) return
  try {
    storeCustomer(await call('PUT', 'api/seed', JSON.parse(await file.text())))
    say(`Loaded ${file.name}. This browser is set up for it.`)
  } catch (error) {
    sayProblem(error)
  }
  // The same file can be chosen again.
  input.value = ''
  dispatchEvent(new Event(actionDone))
}

/** @param {string} scenario */
const reset = async (scenario) => {
  storeCustomer(await call('POST', 'api/reset', { scenario }))
  return `Reset to ${scenario}. This browser is set up for it.`
}

/** @param {{ id: string, taken_at: string }} snapshot */
const row = ({ id, taken_at }) => {
  const restore = () => call('POST', 'api/restore', { id }).then(() => `Restored ${id}.`)
  return tableRow(
    formatTime(taken_at, 'second'),
    h('code', {}, id),
    actionButton('Restore', `Restore ${id}`, 'quiet', restore),
  )
}
