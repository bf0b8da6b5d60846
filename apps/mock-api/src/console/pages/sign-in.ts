import { customersOf } from '../../control/sign-in.service.ts'
import { samplePassword } from '../../seed/customers.ts'
import { html } from '../../shared/html.ts'
import type { World } from '../../worlds/world.ts'
import type { ConsolePage } from '../layout.ts'

export const signInPage = (world: World): ConsolePage => ({
  place: 'sign-in',
  title: 'Sign in',
  lead: `Sign this browser in without a password, and open the shop. (By hand: the seed’s customers have the password ${samplePassword}.)`,
  body: html`<ul class="grid" id="customers" data-live>${customersOf(world).map(
    ({ email, first_name, last_name }) => html`<li class="sheet"><h2>${first_name} ${last_name}</h2><p>${email}</p>
<form method="post" action="/__mock/sign-in" data-control="sign-in"><input type="hidden" name="email" value="${email}"><button id="in-${email}" aria-label="Sign in as ${email}">Sign in</button></form></li>`,
  )}</ul><noscript><p class="problem">Signing in puts the session into this browser’s storage, which takes JavaScript.</p></noscript>`,
})
