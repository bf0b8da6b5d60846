import { actionButton, onAction, onFile } from '../actions.js'
import { call } from '../api.js'
import { find, findAs, h, tableRow } from '../dom.js'
import { formatTime } from '../format.js'
import { fetchedList } from '../list.js'
import { storeCustomer } from '../shop-storage.js'

/** @type {import('../console.js').Page} */
export const page = (section) => {
  for (const button of section.querySelectorAll('button')) {
    if (button.value !== '') onAction(button, () => reset(button.value))
  }
  onFile(findAs(section, '#seed-file', HTMLInputElement), (content, name) =>
    start(`Loaded ${name}`, () => call('PUT', 'api/seed', content)),
  )
  onAction(find(section, '#snapshot'), async () => {
    /** @type {{ id: string }} */
    const { id } = await call('POST', 'api/snapshot')
    return `Took the snapshot ${id}.`
  })
  return fetchedList(find(section, 'tbody'), 'data/snapshots', row)
}

/** @param {string} scenario */
const reset = (scenario) =>
  start(`Reset to ${scenario}`, () => call('POST', 'api/reset', { scenario }))

/**
 * Starts again from other data, unless there is a recording that the user wants to keep.
 * @param {string} done
 * @param {() => Promise<import('../shop-storage.js').Customer>} load
 */
const start = async (done, load) => {
  /** @type {import('./upstream.js').Recording} */
  const { recording, exchanges } = await call('GET', 'api/record')
  if (recording && !confirm(`A recording is running (${exchanges} so far). Discard it?`)) {
    return 'Nothing was reset. Stop the recording on the page Upstream to have its stubs.'
  }
  storeCustomer(await load())
  return `${done}. This browser is set up for it.`
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
