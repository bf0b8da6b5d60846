import { onAction } from '../actions.js'
import { call } from '../api.js'
import { find, findAs } from '../dom.js'
import { formatTime } from '../format.js'

/** @type {import('../console.js').Page} */
export const page = (section) => {
  /** @param {object} change */
  const change = async (change) => {
    /** @type {import('../console.js').State['clock']} */
    const { now, frozen } = await call('POST', 'api/clock', change)
    return `The time is now ${formatTime(now, 'minute')}${frozen ? ', frozen' : ''}.`
  }
  for (const button of section.querySelectorAll('button')) {
    if (button.value !== '')
      onAction(button, () => change({ advance_seconds: Number(button.value) }))
  }
  onAction(find(section, '#freeze'), () => change({ freeze: true }))
  onAction(find(section, '#resume'), () => change({ resume: true }))
  const time = findAs(section, 'input', HTMLInputElement)
  // The field has neither seconds nor an offset: it is meant as Malaysian time.
  onAction(find(section, 'form'), () => change({ freeze: `${time.value.padEnd(19, ':00')}+08:00` }))

  return ({ clock }) => {
    find(section, '#now').textContent = formatTime(clock.now, 'minute')
    find(section, '#resume').classList.toggle('quiet', !clock.frozen && clock.ahead_seconds === 0)
    find(section, '#running').textContent = clock.frozen
      ? 'Frozen.'
      : `Running${offsetText(clock.ahead_seconds)}.`
  }
}

/** @param {number} seconds ahead of the system time */
const offsetText = (seconds) => {
  const minutes = Math.round(seconds / 60)
  const [amount, unit] =
    Math.abs(minutes) < 2_880 ? [minutes, 'minutes'] : [Math.round(minutes / 1_440), 'days']
  return minutes === 0 ? ' with the system time' : `, ${amount} ${unit} ahead of the system time`
}
