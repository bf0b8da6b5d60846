import { actionButton, onAction, onFile } from '../actions.js'
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
  onFile(findAs(section, '#seed-file', HTMLInputElement), async (content, name) => {
    if (!(await mayReset())) return notReset
    storeCustomer(await call('PUT', 'api/seed', content))
    return `Loaded ${name}. This browser is set up for it.`
  })
  onAction(find(section, '#snapshot'), () => call('POST', 'api/snapshot'))
  return fetchedList(find(section, 'tbody'), 'data/snapshots', row)
}

const notReset = 'Nothing was reset. Stop the recording on the page Upstream to have its stubs.'

/** Whether there is no recording that a reset would discard, or the user agrees to that. */
const mayReset = async () => {
  /** @type {import('./upstream.js').Recording} */
  const { recording, exchanges } = await call('GET', 'api/record')
  return !recording || confirm(`A recording is running (${exchanges} so far). Discard it?`)
}

/** @param {string} scenario */
const reset = async (scenario) => {
  if (!(await mayReset())) return notReset
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
