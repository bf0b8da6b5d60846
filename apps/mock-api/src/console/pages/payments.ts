import { toRinggit } from '@shop/contract'
import type { FastifyRequest } from 'fastify'
import type { FakeProvider } from '../../card-provider/fake-provider.ts'
import type { PaymentSession } from '../../card-provider/provider.ts'
import { type Html, html } from '../../shared/html.ts'
import type { ConsolePage } from '../layout.ts'
import { moment } from '../words.ts'

const tones: Record<PaymentSession['status'], string> = {
  open: 'note',
  paid: 'good',
  declined: 'bad',
  cancelled: '',
  expired: '',
}

export const paymentsPage = ({ world }: FastifyRequest, provider: FakeProvider): ConsolePage => ({
  place: 'payments',
  title: 'Payments',
  lead: 'The card provider’s sessions, newest first. Pay one whose payer has left, and it settles late.',
  body: html`<div id="payments" data-live>${list(provider.list(world), provider)}</div>`,
})

const list = (sessions: readonly PaymentSession[], provider: FakeProvider): Html =>
  sessions.length === 0
    ? html`<p class="empty">No payment has been begun. Place an order in the <a href="/">shop</a>, and its payment shows up here.</p>`
    : html`<div class="scroll"><table><thead><tr><th>Begun</th><th>Order</th><th class="num">Amount</th><th>Status</th><th>What happens</th></tr></thead><tbody>${sessions.map(
        (
          session,
        ) => html`<tr><td><time datetime="${session.createdAt}">${moment(session.createdAt, 'minute')}</time></td><td><code>${session.reference}</code></td><td class="num">RM ${toRinggit(session.amountSen).toFixed(2)}</td>
<td><span class="tag ${tones[session.status]}">${session.status}</span>${session.refusal !== null && html` <span class="soft">${session.refusal}</span>`}</td><td>${choices(session, provider)}</td></tr>`,
      )}</tbody></table></div>`

const choices = (session: PaymentSession, provider: FakeProvider): Html => {
  const { sessionId, status, reference } = session
  const actions = possible[status]
  if (actions.length === 0) return html`<span class="soft">It is over.</span>`
  return html`<form method="post" action="/__mock/payments/${sessionId}" class="buttons">${actions.map(
    (action) =>
      html`<button class="${action === 'pay' ? '' : 'quiet'}" name="action" value="${action}" id="${action}-${sessionId}" aria-label="${names[action]} ${reference}">${names[action]}</button>`,
  )}<a href="${provider.pagePath(sessionId)}">Card page</a></form>`
}

/** A payment whose time is over may still settle late. */
const possible: Record<PaymentSession['status'], readonly (keyof typeof names)[]> = {
  open: ['pay', 'decline', 'expire'],
  expired: ['pay'],
  paid: [],
  declined: [],
  cancelled: [],
}

const names = { pay: 'Pay', decline: 'Decline', expire: 'Expire' } as const
