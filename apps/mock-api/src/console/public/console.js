import { actionDone, showProblem, showStatus } from './actions.js'
import { call } from './api.js'
import { find } from './dom.js'
import { formatTime } from './format.js'

/**
 * @typedef {import('../console-state.ts').ConsoleState} State
 *
 * A page prepares its section and returns what refreshes it. The page of `/__mock/clock` is `page`
 * of `pages/clock.js`.
 * @typedef {(section: HTMLElement, item: string) => (state: State) => Promise<void> | void} Page
 */

// `/__mock/<page>/<item>`
const [topic = '', item = ''] = location.pathname.split('/').slice(2).map(decodeURIComponent)
const name = topic || 'requests'
const section = find(document, `#${name}`)
// Tables scroll sideways on narrow screens, by keyboard too.
for (const region of section.querySelectorAll('.scroll')) region.setAttribute('tabindex', '0')
/** @type {{ page: Page }} */
const { page } = await import(`./pages/${name}.js`)
const refreshPage = page(section, item)

const tab = find(document, `nav a[href="/__mock${topic && `/${topic}`}"]`)
tab.setAttribute('aria-current', 'page')
tab.scrollIntoView({ block: 'nearest', inline: 'center' })

/** @param {State} state */
const showState = ({ world, clock, faults, hostStyle, stubs, passthrough }) => {
  const active = faults.data.filter(({ times, applied }) => applied < times).length
  /** @type {Record<string, [text: string, isChanged: boolean]>} */
  const facts = {
    world: [world, world !== 'default'],
    time: [
      `${formatTime(clock.now, 'minute')}${clock.frozen ? ' (frozen)' : ''}`,
      clock.frozen || clock.ahead_seconds !== 0,
    ],
    active: [String(active), active > 0],
    held: [String(faults.held), faults.held > 0],
    stubbed: [String(stubs), stubs > 0],
    forwarded: [passthrough.join(', ') || 'none', passthrough.length > 0],
    style: [hostStyle, hostStyle !== 'full'],
  }
  for (const [id, [text, isChanged]] of Object.entries(facts)) {
    const fact = find(document, `#${id}`)
    if (fact.textContent !== text) fact.textContent = text
    fact.parentElement?.classList.toggle('changed', isChanged)
  }
  document.title = `${section.querySelector('h1')?.textContent} · world ${world}`
}

let isUnavailable = false
const refresh = async () => {
  try {
    /** @type {State} */
    const state = await call('GET', 'data/state')
    showState(state)
    await refreshPage(state)
    if (isUnavailable) showStatus('')
    isUnavailable = false
  } catch (error) {
    isUnavailable = true
    showProblem(error)
  }
  section.hidden = false
}

const refreshVisible = () => {
  if (!document.hidden) void refresh()
}

await refresh()
setInterval(refreshVisible, 1000)
addEventListener('visibilitychange', refreshVisible)
addEventListener(actionDone, refreshVisible)
