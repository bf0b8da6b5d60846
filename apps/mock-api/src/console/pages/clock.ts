import { html } from '../../shared/html.ts'
import type { World } from '../../worlds/world.ts'
import type { ConsolePage } from '../layout.ts'
import { moment } from '../words.ts'

const steps = [
  [31 * 60, 'Half an hour', 'An open payment expires.'],
  [61 * 60, 'An hour', 'A reset link is over.'],
  [24 * 60 * 60, 'A day', ''],
  [31 * 24 * 60 * 60, 'A month', 'A session is over: everybody is signed out.'],
] as const

export const clockPage = ({ clock }: World): ConsolePage => {
  const { frozenAt, aheadBy } = clock.setting
  const now = clock.now().toISOString()
  return {
    place: 'clock',
    title: 'Clock',
    lead: 'The time as this world sees it. Payments, reset links, coupons and sessions go by it.',
    body: html`<div class="sheet" id="clock" data-live><p><b>${moment(now, 'minute')}</b> in Malaysia. ${state(frozenAt !== null, aheadBy)}</p></div>
<h2>Move on</h2><ul class="grid">${steps.map(
      ([seconds, name, effect]) =>
        html`<li class="sheet"><p>${effect === '' ? 'And nothing else.' : effect}</p><form method="post" action="/__mock/clock"><button class="quiet" name="advance_seconds" value="${seconds}">${name} on</button></form></li>`,
    )}</ul>
<h2>Stop and go</h2><div class="buttons"><form method="post" action="/__mock/clock"><button class="quiet" name="freeze" value="now">Freeze it now</button></form><form method="post" action="/__mock/clock"><button name="resume" value="yes">Run with this machine’s</button></form></div>
<h2>Freeze at a time</h2><form method="post" action="/__mock/clock" class="sheet line"><div><label for="freeze">Malaysian time</label><input type="datetime-local" id="freeze" name="freeze" required></div><button class="quiet">Freeze there</button></form>`,
  }
}

const state = (isFrozen: boolean, aheadBy: number): string => {
  if (isFrozen) return 'It is frozen.'
  const minutes = Math.round(aheadBy / 60_000)
  if (minutes === 0) return 'It runs with this machine’s.'
  return `It runs, ${Math.abs(minutes)} minutes ${minutes > 0 ? 'ahead of' : 'behind'} this machine’s.`
}
