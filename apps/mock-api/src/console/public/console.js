import { actionDone, showProblem, showStatus } from './actions.js'
import { call } from './api.js'
import { find, h } from './dom.js'
import { formatTime } from './format.js'
import { clockPage } from './pages/clock.js'
import { faultsPage } from './pages/faults.js'
import { figuresPage } from './pages/figures.js'
import { hostPage } from './pages/host.js'
import { mailsPage } from './pages/mails.js'
import { paymentsPage } from './pages/payments.js'
import { policyPage } from './pages/policy.js'
import { requestsPage } from './pages/requests.js'
import { scenariosPage } from './pages/scenarios.js'
import { signInPage } from './pages/sign-in.js'
import { stubsPage } from './pages/stubs.js'
import { tablePage, tablesPage } from './pages/tables.js'
import { upstreamPage } from './pages/upstream.js'
import { worldsPage } from './pages/worlds.js'

/**
 * The state of the world, in the header of each page.
 * @typedef {{ world: string, clock: Clock, faults: { data: readonly Fault[], held: number }, host: { style: string } }} WorldState
 * @typedef {WorldState & { stubs: number, passthrough: readonly string[] }} State
 * @typedef {{ now: string, frozen: boolean, ahead_seconds: number }} Clock
 * @typedef {{ id: number, operation: string, times: number, remaining: number, effect: Effect }} Fault
 * @typedef {{ kind: string, status?: number, ms?: import('./format.js').Delay, when?: string }} Effect
 *
 * A page prepares its section and returns what refreshes it.
 * @typedef {(section: HTMLElement, item: string) => (state: State) => Promise<void> | void} Page
 */

/** @type {Record<string, Page>} */
const pages = {
  requests: requestsPage,
  scenarios: scenariosPage,
  'sign-in': signInPage,
  payments: paymentsPage,
  mails: mailsPage,
  faults: faultsPage,
  clock: clockPage,
  host: hostPage,
  tables: tablesPage,
  table: tablePage,
  policy: policyPage,
  figures: figuresPage,
  stubs: stubsPage,
  upstream: upstreamPage,
  worlds: worldsPage,
}

// `/__mock/<page>/<item>`
const [topic = '', item = ''] = location.pathname.split('/').slice(2).map(decodeURIComponent)
const name = topic === 'tables' && item !== '' ? 'table' : topic || 'requests'
const section = find(document, `#${name}`)
// Tables scroll sideways on narrow screens, by keyboard too.
for (const region of section.querySelectorAll('.scroll')) {
  region.setAttribute('tabindex', '0')
  region.setAttribute('role', 'region')
  region.setAttribute('aria-label', 'Table')
  const headings = region.getAttribute('data-columns')?.split(', ') ?? []
  const head = h('thead', {}, h('tr', {}, ...headings.map((text) => h('th', {}, text))))
  region.append(h('table', {}, head, h('tbody', {})))
}
const refreshPage = pages[name]?.(section, item)

find(document, `nav a[href="/__mock${topic && `/${topic}`}"]`).setAttribute('aria-current', 'page')

/** @param {State} state */
const showState = ({ world, clock, faults, host, stubs, passthrough }) => {
  const facts = {
    world,
    time: `${formatTime(clock.now, 'minute')}${clock.frozen ? ' (frozen)' : ''}`,
    active: String(faults.data.filter(({ remaining }) => remaining > 0).length),
    held: String(faults.held),
    stubbed: String(stubs),
    forwarded: passthrough.join(', ') || 'none',
    style: host.style,
  }
  for (const [id, text] of Object.entries(facts)) {
    const fact = find(document, `#${id}`)
    if (fact.textContent !== text) fact.textContent = text
  }
  document.title = `${section.querySelector('h1')?.textContent} · world ${world}`
}

let isUnavailable = false
const refresh = async () => {
  try {
    /** @type {State} */
    const state = await call('GET', 'data/state')
    showState(state)
    await refreshPage?.(state)
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
