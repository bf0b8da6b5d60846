import { operations } from '@shop/contract'
import { type Html, html } from '../../shared/html.ts'
import { anyOperation, type Effect } from '../../worlds/faults.ts'
import type { World } from '../../worlds/world.ts'
import type { ConsolePage } from '../layout.ts'

const kinds: Record<Effect['kind'], string> = {
  status: 'Answer with a status',
  delay: 'Delay',
  drop: 'Drop the connection',
  malformed: 'Cut the answer in half',
  half: 'Break the connection halfway',
  hold: 'Hold until released',
}

export const faultsPage = (world: World): ConsolePage => ({
  place: 'faults',
  title: 'Faults',
  lead: 'Let the next calls of an operation fail, as often as you say and no more.',
  body: html`${form()}<h2>Set in this world</h2><div id="faults" data-live>${list(world)}</div>`,
})

const form = (): Html => html`<form method="post" action="/__mock/faults" class="sheet line">
<div><label for="operation">Operation</label><select id="operation" name="operation"><option value="${anyOperation}">any</option>${operations.map(({ name }) => html`<option>${name}</option>`)}</select></div>
<div><label for="kind">What happens</label><select id="kind" name="kind">${Object.entries(kinds).map(([kind, words]) => html`<option value="${kind}">${words}</option>`)}</select></div>
<div data-for="status"><label for="status-code">Status</label><input class="short" id="status-code" name="status" inputmode="numeric" value="503"></div>
<div data-for="delay"><label for="ms">Milliseconds</label><input class="short" id="ms" name="ms" inputmode="numeric" value="3000"></div>
<div data-for="status delay drop hold"><label for="when">When</label><select id="when" name="when"><option value="before">before the work is done</option><option value="after">after: the answer alone is lost</option></select></div>
<div><label for="times">Times</label><input class="short" id="times" name="times" inputmode="numeric" value="1"></div>
<button>Set the fault</button></form>`

const list = ({ faults }: World): Html => html`${
  faults.list.length === 0
    ? html`<p class="soft">None: every call is answered as it should be.</p>`
    : html`<div class="scroll"><table><thead><tr><th>Operation</th><th>What happens</th><th class="num">Struck</th><th>State</th></tr></thead><tbody>${faults.list
        .toReversed()
        .map(
          ({ operation, effect, times, struck }) =>
            html`<tr><td>${operation === anyOperation ? 'any' : operation}</td><td>${described(effect)}</td><td class="num">${struck} of ${times}</td><td>${struck < times ? html`<span class="tag note">waits</span>` : html`<span class="tag">done</span>`}</td></tr>`,
        )}</tbody></table></div>`
}${faults.heldCount > 0 && html`<p><b>${faults.heldCount}</b> held right now.</p>`}
<div class="buttons"><form method="post" action="/__mock/faults/release"><button class="quiet" id="release">Release what is held</button></form><form method="post" action="/__mock/faults/clear"><button class="quiet" id="clear">Clear all faults</button></form></div>`

const described = (effect: Effect): string => {
  const when = 'when' in effect && effect.when === 'after' ? ', after the work' : ''
  switch (effect.kind) {
    case 'status':
      return `${kinds.status} ${effect.status}${when}`
    case 'delay':
      return `${kinds.delay} by ${effect.ms} ms${when}`
    default:
      return `${kinds[effect.kind]}${when}`
  }
}
