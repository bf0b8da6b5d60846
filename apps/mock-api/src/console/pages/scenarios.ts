import { scenarioNames, scenarios } from '../../seed/scenarios.ts'
import { html } from '../../shared/html.ts'
import type { World } from '../../worlds/world.ts'
import type { ConsolePage } from '../layout.ts'
import { moment } from '../words.ts'

export const scenariosPage = (world: World): ConsolePage => ({
  place: 'scenarios',
  title: 'Scenarios',
  lead: 'Begin this world anew: data, clock, faults and log. This browser’s sign-in and cart are set up to fit.',
  body: html`<ul class="grid">${scenarioNames.map(
    (name) => html`<li class="sheet"><h2>${name}</h2><p>${scenarios[name].summary}</p>
<form method="post" action="/__mock/reset" data-control="reset"><button aria-label="Begin anew: ${name}">Begin anew</button><input type="hidden" name="scenario" value="${name}"></form></li>`,
  )}</ul>
<h2>Snapshots</h2><div id="snapshots" data-live>${
    world.snapshots.list.length === 0
      ? html`<p class="soft">None yet. A snapshot keeps the data and the clock as they are, until the mock is stopped.</p>`
      : html`<div class="scroll"><table><thead><tr><th>Taken</th><th>Id</th><th><span class="soft">Bring back</span></th></tr></thead><tbody>${world.snapshots.list
          .toReversed()
          .map(
            ({ id, takenAt }) =>
              html`<tr><td>${moment(takenAt, 'second')}</td><td><code>${id}</code></td><td><form method="post" action="/__mock/restore"><input type="hidden" name="id" value="${id}"><button class="quiet" id="b-${id}" aria-label="Bring back ${id}">Bring back</button></form></td></tr>`,
          )}</tbody></table></div>`
  }</div><form method="post" action="/__mock/snapshot" class="buttons"><button>Take a snapshot</button></form>`,
})
