import { formatRinggit, toRinggit } from '@shop/contract'
import { type Html, html } from '../shared/html.ts'
import { type CardErrors, type CardForm, inGroups } from './card-form.ts'
import { pageLayout } from './card-page.layout.ts'
import type { HostedSession } from './fake-provider.ts'
import { fillPlaceholders } from './session-placeholder.ts'
import { refusalMessages, testCards } from './test-cards.ts'

const money = (sen: number): string => formatRinggit(toRinggit(sen)).replace('-', '−')

/** What the card form shows besides the session. */
export interface FormState {
  readonly form: CardForm
  readonly errors: CardErrors
  /** Whether the refusal of the last card is said. */
  readonly afterRefusal: boolean
  /** A card's expiry that is still ahead, in the world's time: "11 / 29". */
  readonly expiry: string
}

/** The hosted page with its card form. */
export const cardPage = (session: HostedSession, state: FormState): string => {
  const total = money(session.amountSen)
  const body = html`<div class="columns"><section aria-label="What you pay for"><h1><span class="eyebrow">Total to pay</span> <span class="total">${total}</span></h1>${bill(session, total)}</section>
<section><div class="sheet"><h2>Pay by card</h2>${alert(session, state)}${form(session, state, total)}</div>${chips(session, state)}</section></div>`
  return pageLayout(`Pay ${total}`, body, cancelLink(session))
}

const bill = ({ bill: rows, reference }: HostedSession, total: string): Html =>
  html`<dl class="bill">${rows.map((row) => html`<div><dt>${row.name}${row.quantity > 1 && html` × ${row.quantity}`}</dt><dd>${money(row.amountSen)}</dd></div>`)}<div class="sum"><dt>Total</dt><dd>${total}</dd></div></dl><p class="reference">Order ${reference}</p>`

const cancelLink = ({ sessionId }: HostedSession): Html => html`<a href="/pay/${sessionId}/cancel">Cancel payment</a>`

const alert = ({ refusal }: HostedSession, { errors, afterRefusal }: FormState): Html | null => {
  if (Object.keys(errors).length > 0) {
    return html`<p class="alert" role="alert" tabindex="-1">Please check the marked fields. Nothing was charged.</p>`
  }
  return afterRefusal && refusal !== null
    ? html`<p class="alert" role="alert" tabindex="-1">${refusalMessages[refusal]}</p>`
    : null
}

interface Field {
  readonly name: keyof CardForm
  readonly label: string
  readonly autocomplete: string
  readonly numeric: boolean
  readonly placeholder: string
}

const number: Field = {
  name: 'number',
  label: 'Card number',
  autocomplete: 'cc-number',
  numeric: true,
  placeholder: '1234 1234 1234 1234',
}
const expiry: Field = {
  name: 'expiry',
  label: 'Expiry date',
  autocomplete: 'cc-exp',
  numeric: true,
  placeholder: 'MM / YY',
}
const cvc: Field = { name: 'cvc', label: 'Security code', autocomplete: 'cc-csc', numeric: true, placeholder: 'CVC' }
const holder: Field = { name: 'name', label: 'Name on card', autocomplete: 'cc-name', numeric: false, placeholder: '' }

const form = ({ sessionId }: HostedSession, state: FormState, total: string): Html =>
  html`<form id="card" method="post" action="/pay/${sessionId}" novalidate>${field(number, state)}<div class="pair">${field(expiry, state)}${field(cvc, state)}</div>${field(holder, state)}<button class="button" type="submit" data-pay>Pay ${total}</button></form>`

const field = (
  { name, label, autocomplete, numeric, placeholder }: Field,
  { form: typed, errors }: FormState,
): Html => {
  const problem = errors[name]
  const value = name === 'number' ? inGroups(typed.number) : typed[name]
  return html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${value}" autocomplete="${autocomplete}" required maxlength="${name === 'name' ? 100 : 30}" ${numeric && html`inputmode="numeric"`} ${placeholder !== '' && html`placeholder="${placeholder}"`} ${problem !== undefined && html`aria-invalid="true" aria-describedby="${name}-problem"`}>${problem !== undefined && html`<p class="problem" id="${name}-problem">${problem}</p>`}</div>`
}

/** Test cards. A plain GET fills the form without a script; a script does it in place. */
const chips = ({ sessionId }: HostedSession, { expiry: ahead }: FormState): Html =>
  html`<form class="cards" method="get" action="/pay/${sessionId}"><h2>Test cards</h2><p>Choose one to fill the form, then pay.</p><ul>${testCards.map((card) => html`<li><button class="chip" name="card" value="${card.number}" data-number="${card.number}" data-expiry="${ahead}"><b>${card.label}</b><span>${inGroups(card.number)}</span></button></li>`)}</ul></form>`

/** The bank's question of a card that asks for 3-D Secure. */
export const challengePage = (session: HostedSession): string => {
  const total = money(session.amountSen)
  return pageLayout(
    'Approve this payment',
    html`<div class="single"><h1>Approve this payment</h1><div class="sheet"><p>This stands for your bank’s <span class="whole">3-D</span> Secure check. It asks whether you want to pay <strong>${total}</strong> with this card.</p><form class="stack" method="post" action="/pay/${session.sessionId}/challenge"><button class="button" name="answer" value="approve">Approve</button><button class="button quiet" name="answer" value="fail">Fail</button></form></div></div>`,
    cancelLink(session),
  )
}

/** A session that can no longer be paid: says why, and leads back. */
export const closedPage = (session: HostedSession): string => {
  const { title, text, back } = closings(session)
  return pageLayout(
    title,
    html`<div class="single"><h1>${title}</h1><div class="sheet"><p>${text}</p><p class="stack"><a class="button" href="${fillPlaceholders(back, session.sessionId)}">Return to the shop</a></p></div></div>`,
  )
}

const closings = (session: HostedSession): { title: string; text: string; back: string } => {
  const { status, paidElsewhere, returnUrl, cancelUrl } = session
  if (status === 'paid') {
    return {
      title: 'This order is paid',
      text: 'Your payment went through. You are charged only once.',
      back: returnUrl,
    }
  }
  if (paidElsewhere) {
    return {
      title: 'This order is paid already',
      text: 'It was paid on another page, so nothing is charged here.',
      back: cancelUrl,
    }
  }
  switch (status) {
    case 'expired':
      return {
        title: 'The time to pay is over',
        text: 'Nothing was charged. Your cart is still there: return to the shop and pay again when you are ready.',
        back: cancelUrl,
      }
    case 'declined':
      return {
        title: 'The payment was declined',
        text: 'Nothing was charged. Return to the shop to pay again, perhaps with another card.',
        back: cancelUrl,
      }
    default:
      return {
        title: 'This payment was cancelled',
        text: 'Nothing was charged. Return to the shop to pay again.',
        back: cancelUrl,
      }
  }
}

export const unknownPage = (): string =>
  pageLayout(
    'No such payment',
    html`<div class="single"><h1>We do not know this payment</h1><div class="sheet"><p>The address may have been cut short, or the payment belongs to another shop. Nothing was charged. Go back to the shop and start the payment again.</p></div></div>`,
  )
